import { Injectable } from '@nestjs/common';
import { MessageAnswer, told } from '../../../common/message-answer.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { RecipientLimits, type Sender } from '../../../platform/limits/recipient-limits.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ContactService } from '../../contact/contact.service.js';
import type { Order } from '../../orders/order.entity.js';
import { orderSubject } from '../../orders/order.subject.js';
import type { OrderMessageDto } from './order-message.dto.js';

/**
 * Messages that clients write to the office on the page of their order (rules/orders 12), like those of the contact
 * form.
 */
@Injectable()
export class OrderMessages {
  constructor(
    private readonly contact: ContactService,
    private readonly recipients: RecipientLimits,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Saves the message, in the name of the order's client.
   * @param key the client's `Idempotency-Key`, if any
   * @throws TooManyRequests when its client was mailed enough for now, unless staff write
   */
  send(order: Order, body: OrderMessageDto, key: string | undefined, sender: Sender): Promise<MessageAnswer> {
    const { id: orderId, names, email, phoneNumber: phone, number, language } = order;
    return this.idempotency.once({ route: `message ${orderId}`, key, body }, async (remember) => {
      await this.recipients.consume(email, sender);
      const subject = orderSubject(order);
      return this.transactions.run(async (tx) => {
        const written = { names, email, phone, subject, message: body.message };
        await this.contact.keep(tx, this.contact.write(written), { language, order: { id: orderId, number } });
        const answer = told('message-sent');
        remember(tx, answer);
        return answer;
      });
    });
  }
}
