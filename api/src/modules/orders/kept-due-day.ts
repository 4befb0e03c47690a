import { IsNull, Not, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { Order } from './order.entity.js';
import { nextDueOf } from './due-day.js';
import { nextReminder } from './reminder.times.js';

/**
 * Keeps when an order that has changed has to be paid next, by which staff and reminders find it; a new order says so
 * itself. An order whose due day stays is reminded of it as was planned.
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
