import { Injectable } from '@nestjs/common';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { limitKey, RateLimits, type Limit } from '../../platform/limits/rate-limits.js';
import { TooManyRequests } from '../../platform/limits/too-many-requests.js';
import type { User } from '../users/user.entity.js';
import { SessionsService } from './sessions/sessions.service.js';

/** Wrong passwords for one account from one network; logins from other networks are not affected. */
const HERE: Limit = { name: 'login-failed', limit: 10, seconds: 300 };

/** Wrong passwords for one account from all networks together: against attacks from many IP addresses. */
const EVERYWHERE: Limit = { name: 'login-failed-account', limit: 100, seconds: 3_600 };

/** A login attempt, counted as wrong until its password proves right. */
export interface Guess {
  readonly here: string;
  readonly account: string;
}

/** Counts wrong passwords. */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Counts an attempt before its password is checked, so that simultaneous ones are counted too.
   * @param user the owner of the account; a network that the owner has logged in from is not blocked by attempts from
   * others
   * @throws TooManyRequests after too many wrong ones
   */
  async count(email: string, user: User | null, ip: string): Promise<Guess> {
    const network = clientNetwork(ip);
    const guess = { here: limitKey(email, network), account: limitKey(email) };
    const wait = await this.limits.consume(HERE, guess.here);
    if (wait > 0) throw new TooManyRequests(wait);
    const waitEverywhere = await this.limits.consume(EVERYWHERE, guess.account);
    if (waitEverywhere > 0 && !(user && (await this.sessions.knowsNetwork(user.id, network)))) {
      throw new TooManyRequests(waitEverywhere);
    }
    return guess;
  }

  /** Uncounts a successful attempt, and the wrong ones before it from the same network. */
  async succeeded({ here, account }: Guess): Promise<void> {
    await this.limits.reset(HERE, here);
    await this.limits.refund(EVERYWHERE, account);
  }
}
