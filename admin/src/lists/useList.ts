import { useListContext, type RaRecord } from 'react-admin';
import type { ListMeta } from '../data/pages';

/** The values of a list's filters by name. */
export type Filters = Readonly<Record<string, unknown>>;

/** `useListContext` with types for the filters and for `meta`. */
export function useList<Row extends RaRecord = RaRecord>() {
  const list = useListContext<Row>();
  return {
    ...list,
    filterValues: list.filterValues as Filters,
    displayedFilters: list.displayedFilters as Readonly<Record<string, boolean>>,
    meta: list.meta as ListMeta | undefined,
  };
}
