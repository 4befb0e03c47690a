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

/** The title at the time of booking, of an event with the number of tickets. */
export const bookedTitle = ({ itemType, itemsArray, itemTitle: title }: Order): string =>
  itemTitle(itemType, itemsArray[0]?.people ?? 1, title);

/**
 * The name of an order's item in the bookings table: the current title of the tour. An event has the title at the time
 * of booking.
 * @returns undefined if there is no such tour
 */
export const itemName = (order: Order, tours: TourNames): string | undefined =>
  order.itemType === 'tour' ? tours.get(order.itemsArray[0]?.id ?? '') : bookedTitle(order);
