import { createHash } from 'node:crypto';
import { bookedOf } from '../../../src/modules/travellers/traveller.rules.js';
import type { DeedOf } from '../steps.js';
import type { History } from '../world.js';
import { NOTHING, verdict } from '../../support/histories/verdict.js';

/** All passport numbers of travellers begin with this, and no other data does. */
export const PASSPORT = 'PASSPORT-OF-HISTORIES';

/** The client's id for a traveller, the same whenever the list is sent. */
const idOf = (orderId: string, index: number): string =>
  createHash('sha256')
    .update(`${orderId} ${index}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** The client enters all travellers, and sends the list twice at the same moment. */
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
