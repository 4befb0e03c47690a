/** What stands before the path where a client names the whole address, as it would to a proxy. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The address that a request is for, at our own origin whatever it says: neither what it names as its host nor what
 * follows a second slash is one.
 * @param target the path and query as they arrived
 */
export function ownAddress(target: string, publicUrl: string): URL {
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(ORIGIN, ''))!;
  const address = new URL(publicUrl);
  address.pathname = path!;
  // Only now are backslashes slashes, and dots gone from between them.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  address.search = query ?? '';
  return address;
}
