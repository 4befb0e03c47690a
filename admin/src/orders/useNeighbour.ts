import { useGetList, useLocation } from 'react-admin';
import type { Order } from '../data/types';
import { useList } from '../lists/useList';

/** What a link from one booking to the next tells it: one that is not on the loaded page does not find itself there. */
export interface PlaceInList {
  readonly place: number;
}

/** The place of a booking in the whole list, from 0; undefined where nobody knows, as after a link from elsewhere. */
export function usePlaceInList({ id }: Order): number | undefined {
  const { rows, page, perPage } = useLoadedPage();
  const told = useLocation().state as PlaceInList | null;
  const found = rows.findIndex((one) => one.id === id);
  return found < 0 ? told?.place : (page - 1) * perPage + found;
}

/** The booking at a place of the list, as it is filtered and sorted; undefined beyond its ends, and until it is read. */
export function useNeighbour(place: number): Order | undefined {
  const { rows, page, perPage, sort, filterValues } = useLoadedPage();
  const loaded = rows[place - (page - 1) * perPage];
  const { data: read } = useGetList<Order>(
    'tour-bookings',
    // A page of one row is the row at that place.
    { pagination: { page: place + 1, perPage: 1 }, sort, filter: filterValues },
    { enabled: place >= 0 && !loaded && rows.length > 0, staleTime: 10_000 },
  );
  return loaded ?? (place >= 0 ? read?.[0] : undefined);
}

/** The list, and the rows of its page. Until the rows of another page have arrived, the list keeps those of the page before. */
function useLoadedPage() {
  const { data = [], isPlaceholderData, ...list } = useList<Order>();
  return { ...list, rows: isPlaceholderData ? [] : data };
}
