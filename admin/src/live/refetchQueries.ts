import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries whose first answer is already awaited, so that many events in the meantime cause one request. */
const awaited = new WeakSet<Query>();

/**
 * Refetches the active queries of a key. A query whose first answer is still on its way would take that for
 * the new one, though it may be older than the event; it is refetched after that answer.
 */
export function refetchQueries(queryClient: QueryClient, queryKey: QueryKey): void {
  const early = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  for (const query of early) if (!awaited.has(query)) void askAfterwards(queryClient, query);
  void queryClient.invalidateQueries({ queryKey });
}

async function askAfterwards(queryClient: QueryClient, query: Query): Promise<void> {
  awaited.add(query);
  // A failure is shown where the query is used.
  await query.promise?.catch(() => undefined);
  awaited.delete(query);
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
