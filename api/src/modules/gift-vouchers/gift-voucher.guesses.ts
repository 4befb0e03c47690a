import { Injectable } from '@nestjs/common';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { limitKey, RateLimits, type Limit } from '../../platform/limits/rate-limits.js';
import { TooManyRequests } from '../../platform/limits/too-many-requests.js';

/** Codes are worth money: far fewer may be wrong than of promo codes. */
const WRONG: Limit = { name: 'gift-code-wrong', limit: 10, seconds: 600 };

/** Limits how many codes of gift vouchers a visitor can try (rules/gift-vouchers 4). */
@Injectable()
export class GiftVoucherGuesses {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Looks a code up, and counts wrong ones.
   * @throws TooManyRequests after too many wrong ones from one network
   */
  async bounded<T>(ip: string, look: () => Promise<T>): Promise<T> {
    const key = limitKey(clientNetwork(ip));
    // Counted before the look-up, so that simultaneous ones are counted too.
    const wait = await this.limits.consume(WRONG, key);
    if (wait > 0) throw new TooManyRequests(wait);
    const found = await look();
    await this.limits.refund(WRONG, key);
    return found;
  }
}
