import { booking as text } from '../../i18n/en';
import type { NewOrder } from '../../lib/api/types';
import type { Bookable } from '../../lib/bookable';
import { catToday } from '../../lib/cat-time';
import { priceFor } from './price';

/** The form before anything is typed. */
export const EMPTY = {
  people: '1',
  names: '',
  email: '',
  phoneNumber: '',
  address: '',
  location: '',
  date: '',
};

export type BookingValues = typeof EMPTY;

/** What the chosen group pays, in US dollars; null for a group that only the office books. An event is for one. */
export const amountOf = ({ itemType, prices }: Bookable, people: string): number | null =>
  itemType === 'event' ? priceFor(prices, 1) : people === '' ? null : priceFor(prices, Number(people));

/** The sentence for a number of people that has no price (spec 5), or null. */
export const outsideNotice = (item: Bookable, people: string): string | null =>
  people !== '' && amountOf(item, people) === null ? text.outside(people) : null;

/** What `/api/order` takes. */
export function orderOf(item: Bookable, values: BookingValues): NewOrder {
  const { itemType, itemId, startTime = '00:00' } = item;
  const date = item.fixedDate ?? values.date;
  // A journey that begins today begins now, which is what the server takes for a date left out; an event keeps its hour.
  const begins = date && (item.fixedDate || date !== catToday()) ? `${date}T${startTime}` : undefined;
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
