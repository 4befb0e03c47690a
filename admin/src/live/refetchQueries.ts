import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/** Queries that are refetched after their first response, so that several events before it cause one request. */
const awaited = new WeakSet<Query>();

/**
 * Refetches each active query whose key begins with one of these once. A query that is still waiting for its first
 * response, which may be older than the event, is refetched after that response.
 * @param isMeant a filter of the queries
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
  // Errors are shown where the query is used.
  await query.promise?.catch(() => undefined);
  awaited.delete(query);
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
