import { itemTitle } from '@imisozi/core/item-title';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Order, Tour } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';

export type TourNames = ReadonlyMap<string, string>;

/** The titles of a list of tours by their ids. */
const namesOf = (tours: readonly Tour[]): TourNames => new Map(tours.map(({ id, title }) => [id, title]));

/** The titles of all tours, drafts included. */
export function useTourNames(): UseQueryResult<TourNames> {
  const dataProvider = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['tours', 'listTours'],
    queryFn: () => dataProvider.listTours(),
    select: namesOf,
    staleTime: 60_000,
  });
}

/**
 * The name of an order's item in the bookings table: the current title of the tour. An event has the title at the time
 * of booking.
 * @returns undefined if there is no such tour
 */
export function itemName(order: Order, tours: TourNames): string | undefined {
  const [item] = order.itemsArray;
  return order.itemType === 'tour'
    ? tours.get(item?.id ?? '')
    : itemTitle(order.itemType, item?.people ?? 1, order.itemTitle);
}
