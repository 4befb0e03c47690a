import { useListContext, type RaRecord } from 'react-admin';
import type { ListMeta } from '../data/pages';

/** What is chosen in the filters of a list, by their names. */
export type Filters = Readonly<Record<string, unknown>>;

/** The list around, like `useListContext`, which has no types for its filters and for what it says of its total. */
export function useList<Row extends RaRecord = RaRecord>() {
  const list = useListContext<Row>();
  return {
    ...list,
    filterValues: list.filterValues as Filters,
    displayedFilters: list.displayedFilters as Readonly<Record<string, boolean>>,
    meta: list.meta as ListMeta | undefined,
  };
}
