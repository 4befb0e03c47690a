import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/access.decorators.js';
import { clientNetwork } from './client-network.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

/** Mails to one mailbox that public forms may cause together, wherever the calls come from. */
const LIMITS: readonly Limit[] = [
  { name: 'recipient-hour', limit: 10, seconds: 3_600 },
  { name: 'recipient-day', limit: 30, seconds: 86_400 },
];

/** Different mailboxes that one network may have mailed so; each counts once in that time. */
const MAILBOXES: Limit = { name: 'recipients-of-network', limit: 10, seconds: 600 };
const SAME_MAILBOX: Limit = { name: 'recipient-of-network', limit: 1, seconds: 600 };

/** Domains that ignore dots in the name of a mailbox. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Who fills in a form that mails whoever is named in it. */
export interface Sender {
  readonly isStaff: boolean;
  readonly ip: string;
}

type RequestOfSender = FastifyRequest & { readonly currentUser?: CurrentUser };

/** The {@link Sender} of a call. */
export const SentBy = createParamDecorator((_: unknown, context: ExecutionContext): Sender => {
  const { currentUser, ip } = context.switchToHttp().getRequest<RequestOfSender>();
  return { isStaff: currentUser !== undefined, ip };
});

/** Protects mailboxes from being flooded through public forms. */
@Injectable()
export class RecipientLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a mail that is about to be queued to an address from a form.
   * Staff are not counted.
   * @throws TooManyRequests when that mailbox has got enough for now, or that network has had too many others mailed
   */
  async consume(email: string, { isStaff, ip }: Sender): Promise<void> {
    if (isStaff) return;
    await this.countMailbox(mailboxOf(email), clientNetwork(ip));
    const key = limitKey(mailboxOf(email));
    for (const limit of LIMITS) {
      const wait = await this.limits.consume(limit, key);
      if (wait > 0) throw new TooManyRequests(wait, 'too-many-requests-for-mailbox');
    }
  }

  private async countMailbox(mailbox: string, network: string): Promise<void> {
    const pair = limitKey(network, mailbox);
    const isCounted = (await this.limits.consume(SAME_MAILBOX, pair)) > 0;
    const wait = isCounted ? 0 : await this.limits.consume(MAILBOXES, limitKey(network));
    if (wait === 0) return;
    // Else the second try would find it counted, and go through.
    await this.limits.refund(SAME_MAILBOX, pair);
    throw new TooManyRequests(wait);
  }
}

/** One name for all addresses of a mailbox: `Some.One+tag@Gmail.com` is `someone@gmail.com`. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  return DOTLESS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
