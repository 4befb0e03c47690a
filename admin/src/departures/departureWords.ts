import type { Departure } from '../data/types';
import { catWeekday } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';

type Dates = Pick<Departure, 'startDate' | 'endDate'>;

/** `Sat, Jan 2 – Mon, Jan 4`; a trip of one day has one. */
export const datesOf = ({ startDate, endDate }: Dates): string =>
  startDate === endDate ? catWeekday(startDate) : `${catWeekday(startDate)} – ${catWeekday(endDate)}`;

/** How many seats of a departure are taken, in words: `7 of 12`, and `14 of 12, 2 over` where it is oversold. */
export function useSeats(): (departure: Departure) => string {
  const label = useLabel();
  return ({ taken, capacity, offered, seatsOver }) => {
    const seats =
      capacity === null
        ? label('app.departures.unlimited', { smart_count: taken })
        : label('app.departures.seats', { taken, capacity });
    return [
      seats,
      ...(offered > 0 ? [label('app.departures.offered', { smart_count: offered })] : []),
      ...(seatsOver > 0 ? [label('app.departures.over', { smart_count: seatsOver })] : []),
    ].join(', ');
  };
}
