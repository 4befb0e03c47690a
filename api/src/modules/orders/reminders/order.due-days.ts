import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../../common/domain-events/domain-event.js';
import { LEDGER_BOOKED, type LedgerBooked } from '../ledger/ledger.events.js';
import { Order } from '../order.entity.js';
import { ORDER_CHANGED, ORDER_STATUS_CHANGED, type OrderChanged, type OrderStatusChanged } from '../order.events.js';
import { nextDueOf } from './due-day.js';
import { nextReminder } from './reminder.times.js';

/** Keeps when each order has to be paid next, by which staff and reminders find it; a new order says so itself. */
@Injectable()
export class OrderDueDays {
  @OnDomainEvent(ORDER_STATUS_CHANGED)
  orderStatusChanged(tx: EntityManager, { order }: OrderStatusChanged): Promise<void> {
    return follow(tx, order);
  }

  @OnDomainEvent(LEDGER_BOOKED)
  ledgerBooked(tx: EntityManager, { order }: LedgerBooked): Promise<void> {
    return follow(tx, order);
  }

  @OnDomainEvent(ORDER_CHANGED)
  orderChanged(tx: EntityManager, { order }: OrderChanged): Promise<void> {
    return follow(tx, order);
  }
}

/** An order whose due day stays is reminded of it as was planned. */
async function follow(tx: EntityManager, order: Order): Promise<void> {
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
