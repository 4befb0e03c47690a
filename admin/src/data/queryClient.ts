import { QueryClient } from '@tanstack/react-query';

/** Only a lost connection or a failing server is worth a retry; a refusal would be repeated. */
const worthRetrying = (failures: number, error: Error & { status?: number }) =>
  failures < 1 && (!error.status || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, retryDelay: 800 },
    // By default a write waits without a word until there is a connection, and then happens, long after it was asked for.
    mutations: { networkMode: 'always' },
  },
});
