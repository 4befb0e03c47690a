import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../auth/access.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

/** What anybody's forms may bring one mailbox together, wherever the calls come from. */
const LIMITS: readonly Limit[] = [
  { name: 'recipient-hour', limit: 10, seconds: 3_600 },
  { name: 'recipient-day', limit: 30, seconds: 86_400 },
];

const SENTENCE = 'Too many requests for this email address, please try again later.';

/** Mailboxes to which dots mean nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Keeps the forms that anybody may send from being a weapon against somebody's mailbox. */
@Injectable()
export class RecipientLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a mail that the product is about to promise to an address of a form.
   * @param caller staff are not counted
   * @throws TooManyRequests when that mailbox has got enough for now
   */
  async take(email: string, caller: CurrentUser | undefined): Promise<void> {
    if (caller) return;
    const key = limitKey(mailboxOf(email));
    for (const limit of LIMITS) {
      const wait = await this.limits.take(limit, key);
      if (wait > 0) throw new TooManyRequests(wait, SENTENCE);
    }
  }
}

/** One name for all addresses of a mailbox: `Some.One+tag@Gmail.com` is `someone@gmail.com`. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  return DOTLESS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
