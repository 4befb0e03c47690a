import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Departure } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useSeatsLeft } from '../../departures/departureWords';
import { catWeekday } from '../../format/catTime';
import { today } from '../../format/kigaliDays';

const MAX_DEPARTURES = 400;
const NONE: readonly Departure[] = [];

/** The departures of a tour from today on, soonest first; empty while they load. */
export function useFutureDepartures(tourId: string | undefined): readonly Departure[] {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data = NONE } = useQuery({
    queryKey: ['departures', 'of', tourId],
    queryFn: async () => {
      const filter = { tourId, from: today() };
      const pagination = { page: 1, perPage: MAX_DEPARTURES };
      const sort = { field: 'startDate', order: 'ASC' } as const;
      return (await dataProvider.getList<Departure>('departures', { filter, pagination, sort })).data;
    },
    enabled: tourId !== undefined,
  });
  return data;
}

/** What the name of a departure is made of. */
export type NamedDeparture = Pick<Departure, 'id' | 'startDate' | 'capacity' | 'taken' | 'offered'>;

/** The name of a departure in a select: `Sat, Jun 12 · 3 seats left`. */
export function useDepartureName(): (departure: NamedDeparture) => string {
  const seatsLeft = useSeatsLeft();
  return (departure) => [catWeekday(departure.startDate), seatsLeft(departure)].filter(Boolean).join(' · ');
}
