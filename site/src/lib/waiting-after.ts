import type { Posted } from './forms/posted';
import type { Departure } from './api/types';
import type { Bookable } from './bookable';
import { waiterOf, type BookingValues } from '../islands/orders/booking-values';

/** The waiting list that a refused order leads to. */
interface WaitingAfter {
  readonly departure: string;
  /** Its form, filled in with what was typed into the other. */
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
