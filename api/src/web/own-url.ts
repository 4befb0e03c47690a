/** The origin of a request target in absolute form, as clients send it to proxies. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The URL of a request, always at our own origin: neither the host that it names nor what follows a second slash counts.
 * @param target the path and query as they arrived
 */
export function ownUrl(target: string, publicUrl: string): URL {
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(ORIGIN, ''))!;
  const address = new URL(publicUrl);
  address.pathname = path!;
  // Only now are backslashes slashes, and dots gone from between them.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  address.search = query ?? '';
  return address;
}
