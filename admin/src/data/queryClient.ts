import { QueryClient } from '@tanstack/react-query';

/** Only a lost connection or a server error is retried, because a refusal would be the same again. */
const worthRetrying = (failures: number, error: Error & { status?: number }) =>
  failures < 1 && (!error.status || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, retryDelay: 800 },
    // By default, a write without a connection would wait silently and be sent much later.
    mutations: { networkMode: 'always' },
  },
});
