/** Long enough to read a short notice, short enough not to wait. */
const AFTER_SUCCESS_MS = 800;

/** Moves on once the visitor has seen that it worked. */
export function redirectSoon(path: string, afterMs = AFTER_SUCCESS_MS): void {
  setTimeout(() => location.assign(path), afterMs);
}

/** A path on this site, or the fallback: an address from outside must not choose where a visitor ends up. */
export function ownPath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return fallback;
  const url = new URL(wanted, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : fallback;
}
