import { IsNull, Not, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { Order } from './order.entity.js';
import { nextDueOf } from './due-day.js';
import { nextReminder } from './reminder.times.js';

/**
 * Updates the due day of a changed order, by which staff and reminders find it; a new order has its due day from the
 * start. If the due day does not change, neither does the reminder.
 */
export async function keepDueDay(tx: EntityManager, order: Order): Promise<void> {
  const { id } = order;
  const nextDue = nextDueOf(order);
  if (nextDue === null) {
    await tx.update(Order, { id, nextDue: Not(IsNull()) }, { nextDue: null, remindAt: null });
  } else {
    const another = [
      { id, nextDue: IsNull() },
      { id, nextDue: Not(nextDue) },
    ];
    await tx.update(Order, another, { nextDue, remindAt: nextReminder(nextDue, today()) });
  }
}
