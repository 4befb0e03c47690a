import { createHash } from 'node:crypto';
import { bookedOf } from '../../../src/modules/travellers/traveller.rules.js';
import { NOTHING, type DeedOf } from '../steps.js';
import type { History } from '../world.js';
import { verdict } from './verdict.js';

/** The passports of all travellers begin with this, which nothing else does. */
export const PASSPORT = 'PASSPORT-OF-HISTORIES';

/** The id that the client makes for one who travels, the same whenever the list is sent. */
const idOf = (orderId: string, index: number): string =>
  createHash('sha256')
    .update(`${orderId} ${index}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** The client enters everybody who was booked, and sends the list twice at the same moment. */
export async function travellers(history: History, { which }: DeedOf<'travellers'>): Promise<number> {
  const order = await history.order(which);
  if (!order) return NOTHING;
  const { adult = 0 } = bookedOf(order);
  const list = Array.from({ length: adult }, (_, index) => ({
    id: idOf(order.id, index),
    type: 'adult',
    firstName: 'Aline',
    lastName: `History ${index}`,
    passportNumber: `${PASSPORT}-${index}`,
  }));
  const save = () => history.call('PUT', `/order/${order.id}/travellers`, { travellers: list });
  const answers = await Promise.all([save(), save()]);
  return verdict(answers.map(({ status }) => status));
}
