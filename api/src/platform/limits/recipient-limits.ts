import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/access.decorators.js';
import { clientNetwork } from './client-network.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

/** The number of mails to one mailbox that public forms may cause in total, wherever the calls come from. */
const LIMITS: readonly Limit[] = [
  { name: 'recipient-hour', limit: 10, seconds: 3_600 },
  { name: 'recipient-day', limit: 30, seconds: 86_400 },
];

/** How many different mailboxes one network may cause mails to; each counts once in that time. */
const MAILBOXES: Limit = { name: 'recipients-of-network', limit: 10, seconds: 600 };
const SAME_MAILBOX: Limit = { name: 'recipient-of-network', limit: 1, seconds: 600 };

/** Domains that ignore dots in the local part of a mailbox. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The visitor who submits a form that sends a mail to the address given in it. */
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
   * Counts a mail that a form is about to queue.
   * Staff are not counted.
   * @throws TooManyRequests when that mailbox has got enough mails for now, or that network has had too many other
   * mailboxes mailed
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
    // Otherwise a second attempt would find it counted, and pass.
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
