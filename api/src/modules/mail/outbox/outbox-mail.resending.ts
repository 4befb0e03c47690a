import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../../platform/errors/refused.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { Mail } from '../mail.entity.js';
import { MailService } from '../mail.service.js';
import { MailKinds } from '../mail.kinds.js';
import { OutboxMailContent } from './outbox-mail.content.js';
import { outboxMailView, type SentAgainAnswer } from './outbox-mail.view.js';
import { OutboxService } from './outbox.service.js';

/** A request to send a mail again. */
interface Resending {
  /** The id of the mail. */
  readonly id: string;
  /** A corrected mail address; by default the mail's own. */
  readonly to?: string | undefined;
  /** The caller's `Idempotency-Key`: a second click sends nothing. */
  readonly key?: string | undefined;
  /** Whether the caller may also send mails that are not about an order. */
  readonly mayAny: boolean;
}

/** Sends any mail once more, to its own address or a corrected one. */
@Injectable()
export class OutboxMailResending {
  constructor(
    private readonly outbox: OutboxService,
    private readonly content: OutboxMailContent,
    private readonly kinds: MailKinds,
    private readonly mail: MailService,
    private readonly jobs: JobQueue,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
  ) {}

  /**
   * Queues a copy as a new mail; the old one keeps its history, and is not retried.
   * @throws Refused for an unknown id
   * @throws Refused for a mail that is not about an order, unless the caller may send any
   * @throws Refused for another address of a mail that only its reader may see
   * @throws Refused when it can no longer be written, or the key is in use
   */
  async send(actor: Actor, { id, to, key, mayAny }: Resending): Promise<SentAgainAnswer> {
    return this.idempotency.once({ route: 'outbox-send', key, body: { id, to } }, async (remember) => {
      const old = await this.outbox.get(id);
      // They may contain what only admins may see: links that open accounts, other people's messages.
      if (!mayAny && !old.orderId) throw refusal('admins-send-again');
      const recipient = to ?? old.recipient;
      if (recipient !== old.recipient && this.kinds.isPersonal(old.template)) {
        throw refusal('mail-for-its-reader');
      }
      await this.content.write(old);
      return this.transactions.run(async (tx) => {
        const resentAs = randomUUID();
        // If the old mail is still waiting for an attempt, it is cancelled: its reader would get two.
        if (old.jobId) await this.jobs.cancel(tx, old.jobId);
        await tx.update(Mail, { id }, { resentAs });
        const again = await this.mail.queueAgain(tx, old, resentAs, recipient);
        await this.audit.record(tx, actor, {
          action: 'send',
          resource: 'outbox',
          recordId: id,
          label: old.recipient,
          before: { recipient: old.recipient, resentAs: old.resentAs },
          after: { recipient, resentAs },
        });
        const answer = { message: `The email is on its way to ${recipient}.`, data: outboxMailView(again) };
        remember(tx, answer);
        return answer;
      });
    });
  }
}
