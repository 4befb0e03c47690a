import { In } from 'typeorm';
import { seatsLeft } from '@imisozi/core/departures';
import { EXPIRED, statusesBefore } from '@imisozi/core/order-status';
import { toCents } from '@imisozi/core/money';
import type { Departure } from '../../../src/modules/departures/departure.entity.js';
import { WaitingEntry } from '../../../src/modules/departures/waiting/waiting-entry.entity.js';
import { depositOf } from '../../../src/modules/orders/order.balance.js';
import { ACTIVE_STATUSES, goesOn } from '@imisozi/core/order-status';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import type { History } from '../world.js';

const sum = (rows: readonly { readonly people: number }[]) => rows.reduce((all, { people }) => all + people, 0);

/**
 * The seats of departures are the sum of those of orders and offers, and never more than the capacity
 * (rules/departures 2).
 */
export async function seatsUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const departures = await history.departures();
  const entries = await lineOf(history);
  return departures.flatMap((departure, index) => {
    const { id, taken, offered, capacity } = departure;
    const seated = sum(orders.filter((one) => one.departureId === id && ACTIVE_STATUSES.includes(one.status)));
    const own = entries.filter(({ departureId }) => departureId === id);
    const held = sum(own.filter(({ state }) => state === 'offered'));
    return [
      ...(taken === seated ? [] : [`departure ${index}: taken is ${taken}, and ${seated} people have seats`]),
      ...(offered === held ? [] : [`departure ${index}: offered is ${offered}, and ${held} seats are held`]),
      ...(taken < 0 || offered < 0 || taken + offered > capacity!
        ? [`departure ${index}: ${taken} + ${offered} of ${capacity} seats`]
        : []),
      ...(departure.state === 'CANCELLED' && held > 0 ? [`departure ${index}: cancelled, and offers seats`] : []),
      ...forgotten(departure, own).map((email) => `departure ${index}: ${email} fits, and waits`),
    ];
  });
}

/** No client waits for seats that are free (rules/departures 6). */
const forgotten = (departure: Departure, line: readonly WaitingEntry[]): string[] =>
  departure.state === 'OPEN'
    ? line
        .filter(({ state, people }) => state === 'waiting' && people <= seatsLeft(departure)!)
        .map(({ email }) => email)
    : [];

/**
 * A hold belongs to an order that waits for payment, and an order whose deposit is paid is never cancelled by it;
 * unpaid seats have an end, or their order is due and so on the office's list (rules/departures 4).
 */
export function holdsUntrue(before: readonly Order[], orders: readonly Order[]): string[] {
  return orders.flatMap((order) => {
    const was = before.find(({ id }) => id === order.id);
    const isNew = order.cancelReason === EXPIRED && was?.status === 'PENDING';
    return [
      ...(order.holdUntil && !statusesBefore('CANCELLED').includes(order.status)
        ? [`${order.number} is ${order.status}, and holds seats`]
        : []),
      ...(goesOn(order) && order.departureId && order.paid <= 0 && !order.holdUntil && !order.nextDue
        ? [`${order.number} has seats for nothing without an end, and is on no list`]
        : []),
      ...(isNew && toCents(order.paid) >= depositOf(order) ? [`${order.number} expired with its deposit`] : []),
    ];
  });
}

/** What must be true after the periodic tasks. */
export async function overUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const now = new Date();
  const offers = (await lineOf(history)).filter(({ offeredUntil }) => offeredUntil && offeredUntil <= now);
  return [
    ...orders.filter(({ holdUntil }) => holdUntil && holdUntil <= now).map(({ number }) => `${number} holds forever`),
    ...offers.map(({ email }) => `${email} has an offer forever`),
    ...orders.filter(({ remindAt }) => remindAt && remindAt <= now).map(({ number }) => `${number} is not reminded`),
  ];
}

/** All waiting-list entries, past ones too, in their order. */
export async function lineOf(history: History): Promise<WaitingEntry[]> {
  const departures = await history.departures();
  return history.repository(WaitingEntry).find({
    where: { departureId: In(departures.map(({ id }) => id)) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

/** No client is served before an earlier one who fits (rules/departures 7). */
export function overtaken(before: readonly WaitingEntry[], after: readonly WaitingEntry[]): string[] {
  const wasWaiting = new Set(before.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  return after
    .filter(({ id, state }) => state === 'offered' && wasWaiting.has(id))
    .flatMap((served) => {
      const ahead = after
        .slice(0, after.indexOf(served))
        .filter(
          ({ id, departureId, state }) =>
            departureId === served.departureId && state === 'waiting' && wasWaiting.has(id),
        );
      return ahead.some(({ people }) => people <= served.people)
        ? [`${served.email} was offered seats before somebody who fits`]
        : [];
    });
}
