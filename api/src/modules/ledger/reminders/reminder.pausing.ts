import { updateOrder } from '../../orders/order.records.js';
import { Injectable } from '@nestjs/common';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { orderRow } from '../../orders/dto/order.row.js';
import { lockOrder } from '../../orders/order.records.js';
import type { PauseRemindersDto, RemindersAnswer } from './reminders.dto.js';

/** Staff pause the reminders of one order (rules/money 8). */
@Injectable()
export class ReminderPausing {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
  ) {}

  /**
   * @param key the caller's `Idempotency-Key`, if any
   * @throws NotFoundException for an unknown order
   */
  pause(id: string, body: PauseRemindersDto, key: string | undefined, actor: Actor): Promise<RemindersAnswer> {
    return this.idempotency.once({ route: `reminders ${id}`, key, body }, (remember) =>
      this.transactions.run(async (tx) => {
        const order = await lockOrder(tx, id);
        const { remindersPaused: before, number } = order;
        if (before !== body.paused) {
          order.remindersPaused = body.paused;
          await updateOrder(tx, { id }, { remindersPaused: body.paused });
          await this.audit.record(tx, actor, {
            action: 'update',
            resource: 'orders',
            recordId: id,
            label: number,
            before: { remindersPaused: before },
            after: { remindersPaused: body.paused },
          });
        }
        const message = body.paused
          ? `The client of booking ${number} gets no reminders for now.`
          : `The client of booking ${number} will be reminded of what is due.`;
        const answer = { message, order: orderRow(order) };
        remember(tx, answer);
        return answer;
      }),
    );
  }
}
