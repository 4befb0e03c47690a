import { priceFor } from '@imisozi/core/prices';
import { booking as text } from '../../i18n/for-bookings';
import type { NewOrder } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import { catTomorrow } from '../../lib/cat-time';

const EMPTY = {
  people: '1',
  names: '',
  email: '',
  phoneNumber: '',
  address: '',
  location: '',
  date: '',
};

export type BookingValues = typeof EMPTY;

/** Initial values, without a date. */
export const emptyFor = ({ people, fixedDate = '' }: Bookable): BookingValues => ({
  ...EMPTY,
  people: String(people),
  date: fixedDate,
});

/** The price for the group in US dollars; null for a group that only the office books. An event is for one person. */
export const amountOf = ({ itemType, prices }: Bookable, people: string): number | null =>
  itemType === 'event' ? priceFor(prices, 1) : people === '' ? null : priceFor(prices, Number(people));

/** The sentence for a number of people that has no price (rules/prices 3), or null. */
export const outsideNotice = (item: Bookable, people: string): string | null =>
  people !== '' && amountOf(item, people) === null ? text.outside(people) : null;

/** Why this date is refused, or null: a journey needs a day to prepare. */
export const dateRefused = ({ fixedDate }: Bookable, date: string): string | null => {
  if (fixedDate) return null;
  if (!date) return text.required(text.date);
  return date < catTomorrow() ? text.tooSoon : null;
};

/** The body for `/api/order`. */
export function orderOf(item: Bookable, values: BookingValues): NewOrder {
  const { itemType, itemId, startTime = '00:00' } = item;
  const date = item.fixedDate ?? values.date;
  const begins = date ? `${date}T${startTime}` : undefined;
  return {
    itemType,
    itemsArray: [{ id: itemId, itemNumber: 1 }],
    ...(itemType === 'tour' && { people: Number(values.people) }),
    amount: amountOf(item, values.people) ?? 0,
    names: values.names.trim(),
    email: values.email.trim(),
    phoneNumber: values.phoneNumber.trim(),
    address: values.address.trim(),
    location: values.location.trim(),
    ...(begins && { needDate: begins, deadline: begins }),
  };
}
