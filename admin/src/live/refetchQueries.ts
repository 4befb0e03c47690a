import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/** Queries whose first answer is already awaited, so that many events in the meantime cause one request. */
const awaited = new WeakSet<Query>();

/**
 * Refetches the active queries whose keys begin with one of these, each once. A query whose first answer is still on its
 * way would take that for the new one, though it may be older than the event; it is refetched after that answer.
 * @param isMeant leaves others as they are
 */
export function refetchQueries(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  isMeant: (query: Query) => boolean = () => true,
): void {
  const meant = new Set(keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey })));
  const predicate: QueryFilters['predicate'] = (query) => meant.has(query) && isMeant(query);
  const early = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => query.state.data === undefined && predicate(query) });
  for (const query of early) if (!awaited.has(query)) void askAfterwards(queryClient, query);
  void queryClient.invalidateQueries({ predicate });
}

async function askAfterwards(queryClient: QueryClient, query: Query): Promise<void> {
  awaited.add(query);
  // A failure is shown where the query is used.
  await query.promise?.catch(() => undefined);
  awaited.delete(query);
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
