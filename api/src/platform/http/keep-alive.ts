/** Longer than proxies keep an idle connection, so that none sends a request while it is being closed. */
export const KEEP_ALIVE_MS = 72_000;
