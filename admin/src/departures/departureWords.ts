import type { Departure } from '../data/types';
import { catWeekday } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';

type Dates = Pick<Departure, 'startDate' | 'endDate'>;

/** `Sat, Jan 2 – Mon, Jan 4`; a trip of one day has one. */
export const datesOf = ({ startDate, endDate }: Dates): string =>
  startDate === endDate ? catWeekday(startDate) : `${catWeekday(startDate)} – ${catWeekday(endDate)}`;

/** How many seats of a departure are taken, in words: `7 of 12`. */
export function useSeats(): (departure: Departure) => string {
  const label = useLabel();
  return ({ taken, capacity, offered }) => {
    const seats =
      capacity === null
        ? label('app.departures.unlimited', { smart_count: taken })
        : label('app.departures.seats', { taken, capacity });
    return offered > 0 ? `${seats}, ${label('app.departures.offered', { smart_count: offered })}` : seats;
  };
}
