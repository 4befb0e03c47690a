/** Long enough to read a short notice, short enough not to wait. */
const AFTER_SUCCESS_MS = 800;

/** Moves on once the visitor has seen that it worked. */
export function redirectSoon(path: string, afterMs = AFTER_SUCCESS_MS, how: 'assign' | 'replace' = 'assign'): void {
  setTimeout(() => location[how](path), afterMs);
}

/** Moves on likewise, in place of this page: whoever goes back does not come here again. */
export const replaceSoon = (path: string): void => redirectSoon(path, AFTER_SUCCESS_MS, 'replace');

/** A path on this site, or the fallback: an address from outside must not choose where a visitor ends up. */
export function ownPath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  // Dots are resolved by now: what was a path on this site may read `//elsewhere`, another site's address.
  const staysHere = origin === location.origin && !pathname.startsWith('//');
  return staysHere ? pathname + search + hash : fallback;
}
