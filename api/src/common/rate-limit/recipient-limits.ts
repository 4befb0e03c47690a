import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../auth/access.decorators.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

/** Mails to one mailbox that public forms may cause together, wherever the calls come from. */
const LIMITS: readonly Limit[] = [
  { name: 'recipient-hour', limit: 10, seconds: 3_600 },
  { name: 'recipient-day', limit: 30, seconds: 86_400 },
];

const SENTENCE = 'Too many requests for this email address. Please try again later.';

/** Domains that ignore dots in the name of a mailbox. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Protects mailboxes from being flooded through public forms. */
@Injectable()
export class RecipientLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a mail that is about to be queued to an address from a form.
   * @param caller staff are not counted
   * @throws TooManyRequests when that mailbox has got enough for now
   */
  async consume(email: string, caller: CurrentUser | undefined): Promise<void> {
    if (caller) return;
    const key = limitKey(mailboxOf(email));
    for (const limit of LIMITS) {
      const wait = await this.limits.consume(limit, key);
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
