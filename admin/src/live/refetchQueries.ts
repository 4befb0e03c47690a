import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Those whose first answer is awaited already, so that much that is heard in the meantime makes one request. */
const awaited = new WeakSet<Query>();

/**
 * Asks anew for what the key names and the screen shows. A query whose first answer is on the way would take that for
 * the new one, though it may be older than what was heard; it is asked again once that answer has come.
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
  // A failure is told where the query is used.
  await query.promise?.catch(() => undefined);
  awaited.delete(query);
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
