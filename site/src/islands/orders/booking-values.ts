import { tickets } from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { isDay, today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { DAYS_TO_PREPARE, firstBookableDay } from '@imisozi/core/pricing/lead-time';
import { ADULT } from '@imisozi/core/pricing/party';
import { priceFor } from '@imisozi/core/prices';
import { booking as text, bookingOptions } from '../../i18n/for-bookings';
import type { NewOrder, PriceQuestion } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import type { Fields } from '../../lib/forms/posted';

/** The values of the form's fields; a traveller type's field is `t-` and its code, an extra's `x-` and its code. */
export type BookingValues = Record<string, string>;

export const typeField = (code: string): string => `t-${code}`;
export const extraField = (code: string): string => `x-${code}`;

/** Initial values of this item's fields: no date unless a month was searched for, no extras. */
export const emptyFor = ({
  itemType,
  types,
  extras,
  people,
  chosen = '',
  prices,
  startDay = '',
  fixedDate = startDay,
}: Bookable): BookingValues => ({
  ...(prices
    ? { people: String(people), ...(itemType === 'tour' && { promoCode: '' }) }
    : {
        departure: chosen,
        ...Object.fromEntries(types.map(({ code }, index) => [typeField(code), index === 0 ? String(people) : '0'])),
        ...Object.fromEntries(extras.map(({ code }) => [extraField(code), '0'])),
        promoCode: '',
      }),
  date: fixedDate,
  names: '',
  email: '',
  phoneNumber: '',
  address: '',
  location: '',
  message: '',
});

/** The values of a POST without JavaScript; of a repeated field, the first value. */
export const postedValues = (item: Bookable, fields: Fields): BookingValues =>
  Object.fromEntries(
    Object.entries(emptyFor(item)).map(([name, initial]) => [name, [fields[name] ?? initial].flat()[0] ?? initial]),
  );

const typed = (values: BookingValues, name: string): string => (values[name] ?? '').trim();
const count = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0);
const countIn = (values: BookingValues, name: string): number => count(typed(values, name));

/** The departure that was chosen, if any. */
export const departureOf = ({ departures }: Bookable, values: BookingValues) =>
  departures.find(({ id }) => id === values['departure']);

/** The first day of travel, as `2026-11-21`; empty if none is chosen. */
export const travelDayOf = (item: Bookable, values: BookingValues): string => {
  const date = item.fixedDate ?? typed(values, 'date');
  return departureOf(item, values)?.day ?? (isDay(date) ? date : '');
};

/** The earliest day that visitors can choose. */
export const firstDayOf = ({ leadDays = DAYS_TO_PREPARE }: Bookable): string => firstBookableDay({ leadDays }, today());

/** Why the chosen date cannot be booked, or null. */
export function dateRefused(item: Bookable, values: BookingValues): string | null {
  if (item.fixedDate || departureOf(item, values)) return null;
  const day = travelDayOf(item, values);
  if (!day) return item.departures.length > 0 ? bookingOptions.dateRequired : text.required({ label: text.date });
  // For a tour with a lead time the server refuses the date, with the office's phone number.
  return !item.leadDays && day < firstDayOf(item) ? text.tooSoon : null;
}

/** The group's price in US dollars, from the prices that the form knows; null for groups that only the office books. */
export const groupPriceOf = ({ itemType, prices = [] }: Bookable, { people = '' }: BookingValues): number | null =>
  people === '' ? null : itemType === 'event' ? ticketsPrice(prices, Number(people)) : priceFor(prices, Number(people));

const ticketsPrice = ([each = 0]: readonly number[], count: number): number | null =>
  Number.isInteger(count) && count >= 1 && count <= tickets.max ? toDollars(toCents(each) * count) : null;

/** The message for a number of people without a price (rules/prices 3), or null. */
export function outsideNotice(item: Bookable, values: BookingValues): string | null {
  const { people } = values;
  const price = groupPriceOf(item, values);
  if (!people || price) return null;
  return price === null ? text.outside({ people }) : text.noPrice;
}

/** The body for `/api/price`. */
export function questionOf(item: Bookable, values: BookingValues): PriceQuestion {
  const departureId = departureOf(item, values)?.id;
  const travelDate = travelDayOf(item, values);
  const promoCode = typed(values, 'promoCode').slice(0, maxLengths.promoCode);
  return {
    tour: item.itemId,
    ...(departureId ? { departureId } : travelDate && { travelDate }),
    travellers: item.prices
      ? { [ADULT]: countIn(values, 'people') }
      : Object.fromEntries(item.types.map(({ code }) => [code, countIn(values, typeField(code))])),
    extras: item.extras
      // The API refuses extras that are for none of the chosen traveller types.
      .filter(({ types }) => !types || types.some((type) => countIn(values, typeField(type)) > 0))
      .map(({ code }) => ({ code, quantity: countIn(values, extraField(code)) }))
      .filter(({ quantity }) => quantity > 0),
    ...(promoCode && { promoCode }),
  };
}

/** The number of people. */
export const partyOf = (item: Bookable, values: BookingValues): number =>
  item.prices
    ? countIn(values, 'people')
    : item.types.reduce((sum, { code }) => sum + countIn(values, typeField(code)), 0);

/** A person for the waiting list. */
export interface Waiter {
  readonly people: number;
  readonly names: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** What was typed, for the waiting list of a departure with too few seats. */
export const waiterOf = (item: Bookable, values: BookingValues): Waiter => ({
  people: partyOf(item, values),
  names: typed(values, 'names'),
  email: typed(values, 'email'),
  phoneNumber: typed(values, 'phoneNumber'),
});

/** What is booked, without the client's details. */
function bookedOf(item: Bookable, values: BookingValues): Partial<NewOrder> {
  // Only several tickets are named: a single one is what deployed clients order.
  const count = partyOf(item, values);
  if (item.itemType === 'event') return count > 1 ? { tickets: count } : {};
  const { tour: _, extras = [], ...booked } = questionOf(item, values);
  return { ...booked, extras: [...extras] };
}

/**
 * The body for `/api/order`.
 * @param amount the total that the visitor was shown
 */
export function orderOf(item: Bookable, values: BookingValues, amount: number, pressed: string): NewOrder {
  const { itemType, itemId, startTime = '00:00' } = item;
  const begins = `${travelDayOf(item, values)}T${startTime}`;
  const message = typed(values, 'message');
  return {
    itemType,
    itemsArray: [{ id: itemId, itemNumber: 1 }],
    ...bookedOf(item, values),
    amount,
    payment: pressed === 'now' ? 'now' : 'later',
    names: typed(values, 'names'),
    email: typed(values, 'email'),
    phoneNumber: typed(values, 'phoneNumber'),
    address: typed(values, 'address'),
    location: typed(values, 'location'),
    ...(message && { message }),
    needDate: begins,
    deadline: begins,
    ...(item.waitingKey && { waitingKey: item.waitingKey }),
  };
}
