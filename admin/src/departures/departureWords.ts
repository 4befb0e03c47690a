import { seatsLeft, seatsOver } from '@imisozi/core/departures';
import type { Departure } from '../data/types';
import { catWeekday } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';

type Dates = Pick<Departure, 'startDate' | 'endDate'>;

/** `Sat, Jan 2 – Mon, Jan 4`; a single date for a trip of one day. */
export const datesOf = ({ startDate, endDate }: Dates): string =>
  startDate === endDate ? catWeekday(startDate) : `${catWeekday(startDate)} – ${catWeekday(endDate)}`;

/** The free seats as text: `3 seats left`, or `2 over` if it is oversold; null if there is no limit. */
export function useSeatsLeft(): (departure: Pick<Departure, 'capacity' | 'taken' | 'offered'>) => string | null {
  const label = useLabel();
  return (departure) => {
    const left = seatsLeft(departure);
    const over = seatsOver(departure);
    if (left === null) return null;
    return over > 0
      ? label('app.departures.over', { count: over })
      : label('app.departures.seatsLeft', { count: left });
  };
}

/** The taken seats of a departure as text: `7 of 12`, or `14 of 12, 2 over` if it is oversold. */
export function useSeats(): (departure: Departure) => string {
  const label = useLabel();
  return ({ taken, capacity, offered, seatsOver }) => {
    const seats =
      capacity === null
        ? label('app.departures.unlimited', { count: taken })
        : label('app.departures.seats', { taken, capacity });
    return [
      seats,
      ...(offered > 0 ? [label('app.departures.offered', { count: offered })] : []),
      ...(seatsOver > 0 ? [label('app.departures.over', { count: seatsOver })] : []),
    ].join(', ');
  };
}
