import type { Posted } from './forms/posted';
import type { Departure } from './api/types';
import type { Bookable } from './bookable';
import { waiterOf, type BookingValues } from '../islands/orders/booking-values';

/** The waiting list for a refused order. */
interface WaitingAfter {
  readonly departure: string;
  /** The waiting list's form, prefilled with the values of the booking form. */
  readonly posted: Posted;
}

/** The waiting list for an order that was posted without JavaScript and refused for too few seats. */
export function waitingAfter(
  item: Bookable,
  departures: readonly Departure[],
  values: BookingValues,
  refused: Posted | undefined,
): WaitingAfter | undefined {
  const departure = departures.find(({ id }) => id === values['departure']);
  const { people, ...person } = waiterOf(item, values);
  const { seatsLeft = null } = departure ?? {};
  if (!departure || !refused?.problems.length || seatsLeft === null || seatsLeft >= people) return undefined;
  const typed = { ...person, people: String(people) };
  return { departure: departure.id, posted: { name: 'waiting-list', values: typed, problems: [], message: '' } };
}
