import { QueryClient } from '@tanstack/react-query';

/** An answer that says no will say it again; only a lost connection or a failing server is worth another try. */
const worthRetrying = (failures: number, error: Error & { status?: number }) =>
  failures < 1 && (!error.status || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, retryDelay: 800 } },
});
