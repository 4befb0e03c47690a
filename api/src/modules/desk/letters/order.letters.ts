import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KNOWN_PLACEHOLDERS, unknownPlaceholder } from '@imisozi/core/placeholders';
import { withMaskedLinks } from '../../../common/masked-links.js';
import { refusal } from '../../../platform/errors/refused.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { inLanguage } from '../../../texts/reader.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { MailLayout } from '../../mail/mail.layout.js';
import { MailService } from '../../mail/mail.service.js';
import { mailPreview } from '../../mail/previews/mail-preview.view.js';
import { toClientOf } from '../../orders/order.mail-blocks.js';
import { lockOrder } from '../../orders/order.records.js';
import { OrdersService } from '../../orders/orders.service.js';
import { ORDER_WRITTEN_TO } from '../../orders/order.events.js';
import { UsersService } from '../../users/users.service.js';
import type { LetterPreviewAnswer, LetterSentAnswer, OrderLetterDto } from './order-letter.dto.js';
import { ORDER_LETTER, OrderLetterMails } from './order-letter.mails.js';

/** Letters of the office to the client of an order (rules/desk 16). */
@Injectable()
export class OrderLetters {
  constructor(
    private readonly orders: OrdersService,
    private readonly mails: OrderLetterMails,
    private readonly layout: MailLayout,
    private readonly transactions: Transactions,
    private readonly mail: MailService,
    private readonly users: UsersService,
    private readonly events: DomainEvents,
    private readonly audit: AuditService,
  ) {}

  /**
   * The letter as the client would get it, without the link that only the client may have.
   * @throws Refused for an unknown order
   * @throws Refused for a placeholder that does not exist
   */
  async preview(id: string, letter: OrderLetterDto, actor: Actor): Promise<LetterPreviewAnswer> {
    refuseUnknown(letter);
    const staff = await this.staffOf(actor);
    const order = await this.orders.get(id);
    const { to, language } = toClientOf(order);
    const mail = withMaskedLinks(() =>
      inLanguage(language, () => {
        const content = this.mails.write(order, { ...letter, staff });
        return mailPreview(ORDER_LETTER.name, content, this.layout.render(content));
      }),
    );
    return { to, language, mail };
  }

  /** Sends it, in the client's language around what the office wrote. @throws as {@link preview} */
  send(id: string, { subject, text }: OrderLetterDto, actor: Actor): Promise<LetterSentAnswer> {
    refuseUnknown({ subject, text });
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, id);
      const [staff, mailId] = [await this.staffOf(actor, tx), randomUUID()];
      const client = toClientOf(order);
      const letter = { subject, text, staff };
      await this.mail.queue(tx, ORDER_LETTER, { orderId: id, ...letter }, { id: mailId, ...client });
      const words = inLanguage(client.language, () => this.mails.words(order, letter));
      await this.events.publish(tx, ORDER_WRITTEN_TO, { order, mailId, staff, text: words.text });
      await this.audit.record(tx, actor, {
        action: 'write',
        resource: 'orders',
        recordId: id,
        label: order.number,
        after: { subject },
      });
      return { message: `The email about booking ${order.number} is on its way to ${order.email}.` };
    });
  }

  private async staffOf({ user }: Actor, tx?: EntityManager): Promise<string> {
    return (await this.users.namesOf([user!.id], tx)).get(user!.id)?.names ?? '';
  }
}

/** A misspelt placeholder would leave a gap in every letter. */
function refuseUnknown({ subject, text }: OrderLetterDto): void {
  const name = unknownPlaceholder(subject) ?? unknownPlaceholder(text);
  if (name !== undefined) throw refusal('placeholder-unknown', { known: KNOWN_PLACEHOLDERS });
}
