/** Long enough to read a short notice. */
const AFTER_SUCCESS_MS = 800;

/** Redirects after the visitor has seen the success notice. */
export function redirectSoon(path: string, afterMs = AFTER_SUCCESS_MS, how: 'assign' | 'replace' = 'assign'): void {
  setTimeout(() => location[how](path), afterMs);
}

/** {@link redirectSoon}, but it replaces this page in the history. */
export const replaceSoon = (path: string): void => redirectSoon(path, AFTER_SUCCESS_MS, 'replace');

/** `wanted` if it is a path on this site, else the fallback (no open redirect). */
export function ownPath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, location.origin)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  // Dot segments are resolved by now: `/..//elsewhere` has become `//elsewhere`, a URL of another site.
  const staysHere = origin === location.origin && !pathname.startsWith('//');
  return staysHere ? pathname + search + hash : fallback;
}
