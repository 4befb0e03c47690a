import { useGetList, useLocation } from 'react-admin';
import type { Order } from '../data/types';
import { useList } from '../lists/useList';

/** The state of a link to the next booking, which is needed if that booking is not on the loaded page. */
export interface PlaceInList {
  readonly place: number;
}

/** The index of a booking in the whole list; undefined if it is unknown, such as after a link from elsewhere. */
export function usePlaceInList({ id }: Order): number | undefined {
  const { rows, page, perPage } = useLoadedPage();
  const state = useLocation().state as PlaceInList | null;
  const found = rows.findIndex((one) => one.id === id);
  return found < 0 ? state?.place : (page - 1) * perPage + found;
}

/** The booking at an index of the filtered and sorted list; undefined beyond its ends, and while it is loading. */
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

/** The list and the rows of its page, without the rows of the previous page that react-admin keeps while loading. */
function useLoadedPage() {
  const { data = [], isPlaceholderData, ...list } = useList<Order>();
  return { ...list, rows: isPlaceholderData ? [] : data };
}
