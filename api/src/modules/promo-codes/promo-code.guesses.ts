import { Injectable } from '@nestjs/common';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { limitKey, RateLimits, type Limit } from '../../platform/limits/rate-limits.js';
import { TooManyRequests } from '../../platform/limits/too-many-requests.js';

const WRONG: Limit = { name: 'promo-code-wrong', limit: 30, seconds: 60 };

/** Limits how many promo codes a visitor can try. */
@Injectable()
export class PromoCodeGuesses {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Looks a code up, and counts wrong ones.
   * @param ip the visitor's IP address; undefined for staff, who are not counted
   * @throws TooManyRequests after too many wrong ones from one network
   */
  async bounded<T>(ip: string | undefined, look: () => Promise<T>): Promise<T> {
    if (ip === undefined) return look();
    const key = limitKey(clientNetwork(ip));
    // Counted before the look-up, so that simultaneous ones are counted too.
    const wait = await this.limits.consume(WRONG, key);
    if (wait > 0) throw new TooManyRequests(wait);
    const found = await look();
    await this.limits.refund(WRONG, key);
    return found;
  }
}
