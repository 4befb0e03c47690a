import { In } from 'typeorm';
import { toCents } from '@imisozi/core/money';
import { isPermitHeld } from '@imisozi/core/permits';
import { permitsIn } from '@imisozi/core/pricing/price-lines';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import { linesOf } from '../../../src/modules/orders/price-lines.js';
import { Permit } from '../../../src/modules/permits/permit.entity.js';
import type { History } from '../world.js';

/** The permits of a booking are those of its price, one a person, and no two have one number (rules/permits 1, 2, 4). */
export async function permitsUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const rows = await history.repository(Permit).findBy({ orderId: In(orders.map(({ id }) => id)) });
  const numbers = rows.flatMap(({ heldNumber }) => heldNumber ?? []);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return [
    ...(new Set(numbers).size < numbers.length ? ['two permits have one number'] : []),
    ...orders.flatMap((order) => ofOne(order, byOrder.get(order.id) ?? [])),
  ];
}

function ofOne(order: Order, rows: readonly Permit[]): string[] {
  const contained = rows.filter(({ isSurplus, state }) => !isSurplus && state !== 'released');
  if (order.status !== 'APPROVED' && order.status !== 'PAID') {
    const open = contained.filter(({ state }) => state === 'to-buy' || state === 'bought');
    return open.length > 0 ? [`${order.number} is ${order.status} and has ${open.length} permits`] : [];
  }
  const sum = contained.reduce((cents, { price }) => cents + toCents(price), 0);
  const places = new Set(contained.map(({ place }) => place));
  // The office writes the rows of a proposal, here without permits; the tour's own price has one for each person.
  const wanted = order.source === 'proposal' && permitsIn(linesOf(order)) === 0 ? 0 : order.people;
  return [
    ...(contained.length === wanted && places.size === wanted
      ? []
      : [`${order.number} has ${contained.length} permits at ${places.size} places for ${order.people} people`]),
    ...(sum === permitsIn(linesOf(order)) ? [] : [`the permits of ${order.number} cost ${sum} cents`]),
  ];
}

/**
 * A bought permit stays as it is, whatever becomes of its booking (rules/permits 2).
 * @param known what was bought before, which this adds to
 */
export async function permitsLost(history: History, known: Map<string, string>): Promise<string[]> {
  const ids = (await history.orders()).map(({ id }) => id);
  const rows = await history.repository(Permit).findBy({ orderId: In(ids) });
  const now = new Map(rows.filter(isPermitHeld).map(({ id, number, orderId }) => [id, `${number} of ${orderId}`]));
  const lost = [...known]
    .filter(([id, what]) => now.get(id) !== what && !history.books.givenUp.has(id))
    .map(([, what]) => `the permit ${what} was lost`);
  for (const [id, what] of now) known.set(id, what);
  return lost;
}
