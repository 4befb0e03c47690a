import { WaitingEntry } from '../../../src/modules/departures/waiting/waiting-entry.entity.js';
import type { DeedOf } from '../steps.js';
import { PERMIT_PRICE, type History } from '../world.js';
import { NOTHING, verdict } from '../../support/histories/verdict.js';

/** The prices of the tour by the number of people, with their permits. */
const PRICES = [100, 180, 250, 320.5].map((price, index) => price + PERMIT_PRICE * (index + 1));

/** Orders at the desk, several at the same moment. */
export async function order(history: History, { departure, people, together }: DeedOf<'order'>): Promise<number> {
  const departureId = history.departureIds[departure]!;
  return several(together, () =>
    history.call('POST', '/admin/orders', {
      ...history.client(),
      itemsArray: [{ id: history.tourId }],
      departureId,
      people,
      sendMails: false,
      source: 'phone',
    }),
  );
}

/** Visitors use the same promo code at the same moment. */
export async function promo(history: History, { departure, together }: DeedOf<'promo'>): Promise<number> {
  const { tourId, promoCode, departureIds } = history;
  const booking = { departureId: departureIds[departure]!, people: 1, promoCode };
  const { body } = await history.product.api.post('/price', { tour: tourId, ...booking });
  const { total } = body as { total?: number };
  return total
    ? several(together, () => orderOnline(history, { ...history.client(), ...booking, amount: total }))
    : NOTHING;
}

const waiting = (history: History, departure: number, email: string, people: number) =>
  history.call('POST', `/departures/${history.departureIds[departure]!}/waiting`, {
    ...history.client(),
    email,
    people,
  });

export async function wait(history: History, { departure, people }: DeedOf<'wait'>): Promise<number> {
  return (await waiting(history, departure, history.client().email, people)).status;
}

/** The same mail address again, for another number of people. */
export async function waitAgain(history: History, { which, people }: DeedOf<'wait-again'>): Promise<number> {
  const entry = await entryOf(history, which);
  if (!entry) return NOTHING;
  const departure = history.departureIds.indexOf(entry.departureId);
  return (await waiting(history, departure, entry.email, people)).status;
}

/** Accepts an offer, for all offered seats or for fewer. */
export async function claim(history: History, { which, fewer }: DeedOf<'claim'>): Promise<number> {
  const entry = await entryOf(history, which, 'offered');
  if (!entry) return NOTHING;
  const { email, departureId, key: waitingKey } = entry;
  const people = fewer ? 1 : entry.people;
  const amount = PRICES[people - 1];
  const { status } = await orderOnline(history, {
    ...history.client(),
    email,
    people,
    amount,
    departureId,
    waitingKey,
  });
  return status;
}

export async function leave(history: History, { which }: DeedOf<'leave'>): Promise<number> {
  const entry = await entryOf(history, which);
  return entry ? (await history.call('POST', `/departures/waiting/${entry.key}/leave`, {})).status : NOTHING;
}

const change = async (history: History, departure: number, fields: object): Promise<number> =>
  (await history.call('PUT', `/admin/departures/${history.departureIds[departure]!}`, fields)).status;

export const capacity = (history: History, { departure, capacity: seats }: DeedOf<'capacity'>) =>
  change(history, departure, { capacity: seats });

export const state = (history: History, { departure, state: next }: DeedOf<'state'>) =>
  change(history, departure, { state: next });

async function entryOf(history: History, which: number, only?: 'offered'): Promise<WaitingEntry | undefined> {
  const entries = await history.repository(WaitingEntry).find({
    where: history.departureIds.map((departureId) => ({ departureId, ...(only && { state: only }) })),
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return entries[which % Math.max(entries.length, 1)];
}

const orderOnline = (history: History, fields: object) =>
  history.call('POST', '/order', { itemType: 'tour', itemsArray: [{ id: history.tourId }], ...fields });

async function several(together: number, call: () => Promise<{ readonly status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: together }, call));
  return verdict(answers.map(({ status }) => status));
}
