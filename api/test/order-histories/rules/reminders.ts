import { In } from 'typeorm';
import { addDays, catDate, parseCatTime } from '@imisozi/core/kigali-time';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import type { History } from '../world.js';

/** Days relative to the due day on which a client is reminded (rules/money 8). */
const DAYS = [-7, -1, 0, 3];

/** An order has its due day and its client's next reminder; no client is reminded twice a day (rules/money 8). */
export async function remindersUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  const mails = await history.repository(Mail).find({
    select: { orderId: true, createdAt: true },
    where: { orderId: In(ids), template: 'instalment-reminder' },
  });
  return orders.flatMap((order) => {
    const days = mails.filter(({ orderId }) => orderId === order.id).map(({ createdAt }) => catDate(createdAt));
    return [
      ...dueUntrue(order),
      ...(new Set(days).size === days.length ? [] : [`was reminded twice on one of ${days.join()}`]),
      ...(days.includes(catDate(order.createdAt)) ? ['was reminded on the day it was made'] : []),
    ].map((what) => `order ${order.number} (${order.status}, due ${order.nextDue}): ${what}`);
  });
}

function dueUntrue({ status, amount, paid, instalments, nextDue, remindAt }: Order): string[] {
  const owes = ['PENDING', 'APPROVED'].includes(status) && paid < amount;
  let left = Math.round(paid * 100);
  const next = (instalments ?? []).find((one) => (left -= one.amount) < 0);
  const expected = owes ? (next?.dueDate ?? null) : null;
  const mornings = DAYS.map((days) => nextDue && parseCatTime(`${addDays(nextDue, days)}T09:00`)!.getTime());
  return [
    ...(nextDue === expected ? [] : [`should be due ${expected}`]),
    ...(remindAt && !mornings.includes(remindAt.getTime()) ? [`is reminded ${remindAt.toISOString()}`] : []),
  ];
}
