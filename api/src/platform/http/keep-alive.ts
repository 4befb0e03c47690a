/**
 * Longer than proxies keep an idle connection open, so that no proxy sends a request while the connection is being
 * closed.
 */
export const KEEP_ALIVE_MS = 72_000;
