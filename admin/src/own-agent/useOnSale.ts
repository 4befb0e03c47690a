import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';

const MINUTE_MS = 60_000;

/** The tours that visitors can book, by title. */
export function useToursOnSale() {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['tours', 'on sale'],
    queryFn: async () =>
      (await dataProvider.listTours()).toSorted((one, other) => one.title.localeCompare(other.title)),
    staleTime: MINUTE_MS,
  });
}

/** A tour as it is sold now, with its departures; nothing without an id. */
export function useTourOnSale(tourId: string | null) {
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data: tours } = useToursOnSale();
  const slug = tours?.find(({ id }) => id === tourId)?.slug;
  return useQuery({
    queryKey: ['tours', 'on sale', slug],
    queryFn: async () => {
      const [tour, departures] = await Promise.all([
        dataProvider.tourOnSale(slug!),
        dataProvider.departuresOnSale(slug!),
      ]);
      return { tour, departures: departures.filter(({ state, seatsLeft }) => state === 'OPEN' && seatsLeft !== 0) };
    },
    enabled: slug !== undefined,
  });
}
