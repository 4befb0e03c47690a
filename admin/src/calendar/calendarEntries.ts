import type { Day } from '@imisozi/core/kigali-time';
import { departurePath } from '../departures/departurePaths';
import type { Calendar } from '../data/types';
import { bookingPath } from '../orders/orderPaths';

type Payment = Calendar['trips'][number]['payment'];

/** A departure or a booking, as the calendar shows both. */
export interface Entry {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** The client of a booking; a departure has no single name. */
  readonly names?: string;
  readonly startDate: Day;
  readonly endDate: Day;
  /** Only of departures; null means no limit. */
  readonly capacity?: number | null;
  readonly people: number;
  /** The state of payment; of a departure, that of the booking which has paid least. Null if there are no bookings. */
  readonly payment: Payment | null;
  readonly isCancelled: boolean;
  /** Its guides, drivers and vehicles. */
  readonly crew: readonly string[];
}

const paymentOfAll = ({ paid, deposit, unpaid }: Calendar['departures'][number]['people']): Payment | null =>
  unpaid > 0 ? 'unpaid' : deposit > 0 ? 'deposit' : paid > 0 ? 'paid' : null;

/** All entries of a calendar, departures first on each day. */
export const entriesOf = ({ departures, trips }: Calendar): Entry[] => [
  ...departures.map(({ id, tourTitle, startDate, endDate, capacity, taken, people, state, crew }) => ({
    id,
    path: departurePath(id),
    title: tourTitle,
    startDate,
    endDate,
    capacity,
    people: taken,
    payment: paymentOfAll(people),
    isCancelled: state === 'CANCELLED',
    crew,
  })),
  ...trips.map(({ orderId, itemTitle, names, startDate, endDate, people, payment, crew }) => ({
    id: orderId,
    path: bookingPath(orderId),
    title: itemTitle,
    names,
    startDate,
    endDate,
    people,
    payment,
    isCancelled: false,
    crew,
  })),
];

/** The entries of one day. */
export interface OnDay {
  readonly starting: readonly Entry[];
  /** Entries that started on an earlier day. */
  readonly underWay: readonly Entry[];
}

/** The entries by day; days without entries are missing. */
export function byDay(entries: readonly Entry[], days: readonly Day[]): ReadonlyMap<Day, OnDay> {
  const found = new Map<Day, { starting: Entry[]; underWay: Entry[] }>();
  for (const entry of entries) {
    for (const day of days) {
      if (day < entry.startDate || day > entry.endDate) continue;
      const on = found.get(day) ?? { starting: [], underWay: [] };
      (day === entry.startDate ? on.starting : on.underWay).push(entry);
      found.set(day, on);
    }
  }
  return found;
}
