import { isDay } from '@imisozi/core/kigali-time';
import { trade as text } from '../../i18n/for-bookings';
import type { NewOrder, PriceQuestion } from '../../lib/api/types';
import type { Fields } from '../../lib/forms/posted';
import type { TradeItem } from '../../lib/trade';

/** The fields of the form; a traveller type's is `t-` and its code, an extra's `x-` and its code. */
export type TradeValues = Record<string, string>;

export const typeField = (code: string): string => `t-${code}`;
export const extraField = (code: string): string => `x-${code}`;

/** Initial values, without extras. */
export const emptyTrade = ({ types, extras, adults, chosen }: TradeItem): TradeValues => ({
  departure: chosen,
  date: '',
  ...Object.fromEntries(types.map(({ code }, index) => [typeField(code), index === 0 ? String(adults) : '0'])),
  ...Object.fromEntries(extras.map(({ code }) => [extraField(code), '0'])),
  promoCode: '',
  names: '',
  email: '',
  phoneNumber: '',
  address: '',
  location: '',
});

/** What was posted without JavaScript; a field that is there twice counts once. */
export const postedTrade = (item: TradeItem, fields: Fields): TradeValues =>
  Object.fromEntries(
    Object.entries(emptyTrade(item)).map(([name, initial]) => [name, [fields[name] ?? initial].flat()[0] ?? initial]),
  );

const LONGEST_CODE = 40;

const count = (typed: string | undefined): number => (/^\d{1,4}$/.test(typed?.trim() ?? '') ? Number(typed) : 0);

/** The first day, as `2026-11-21`; empty while there is none. */
export const travelDayOf = ({ departures }: TradeItem, { departure, date }: TradeValues): string =>
  departures.find(({ id }) => id === departure)?.day ?? (isDay(date) ? date : '');

/** Why it cannot be booked for this day, or null. */
export const dayRefused = (item: TradeItem, values: TradeValues): string | null =>
  travelDayOf(item, values) ? null : text.dateRequired;

/** The body for `/api/price`. */
export function questionOf(item: TradeItem, values: TradeValues): PriceQuestion {
  const departureId = item.departures.find(({ id }) => id === values['departure'])?.id;
  const travelDate = travelDayOf(item, values);
  const promoCode = (values['promoCode'] ?? '').trim().slice(0, LONGEST_CODE);
  return {
    tour: item.itemId,
    ...(departureId ? { departureId } : travelDate && { travelDate }),
    travellers: Object.fromEntries(item.types.map(({ code }) => [code, count(values[typeField(code)])])),
    extras: item.extras
      // The API refuses what is for nobody of the party.
      .filter(({ types }) => !types || types.some((type) => count(values[typeField(type)]) > 0))
      .map(({ code }) => ({ code, quantity: count(values[extraField(code)]) }))
      .filter(({ quantity }) => quantity > 0),
    ...(promoCode && { promoCode }),
  };
}

const typed = (values: TradeValues, name: string): string => (values[name] ?? '').trim();

/** How many travel. */
export const partyOf = (item: TradeItem, values: TradeValues): number =>
  item.types.reduce((sum, { code }) => sum + count(values[typeField(code)]), 0);

/** Who asks for seats, as the waiting list knows them. */
export interface Waiter {
  readonly people: number;
  readonly names: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** What was typed, for the waiting list of a departure that has too few seats. */
export const waiterOf = (item: TradeItem, values: TradeValues): Waiter => ({
  people: partyOf(item, values),
  names: typed(values, 'names'),
  email: typed(values, 'email'),
  phoneNumber: typed(values, 'phoneNumber'),
});

/**
 * The body for `/api/order`.
 * @param amount the total that the visitor was shown
 */
export function tradeOrderOf(item: TradeItem, values: TradeValues, amount: number, pressed: string): NewOrder {
  const { tour, promoCode, extras = [], ...question } = questionOf(item, values);
  const begins = `${travelDayOf(item, values)}T${item.startTime ?? '00:00'}`;
  return {
    itemType: 'tour',
    itemsArray: [{ id: tour, itemNumber: 1 }],
    ...question,
    extras: [...extras],
    ...(promoCode && { promoCode }),
    amount,
    payment: pressed === 'now' ? 'now' : 'later',
    names: typed(values, 'names'),
    email: typed(values, 'email'),
    phoneNumber: typed(values, 'phoneNumber'),
    address: typed(values, 'address'),
    location: typed(values, 'location'),
    needDate: begins,
    deadline: begins,
    ...(item.waitingKey && { waitingKey: item.waitingKey }),
  };
}
