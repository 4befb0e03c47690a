/** The origin of a request target in absolute form, as clients send it to proxies. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The URL of a request, always at our own origin: the host that it names is ignored, and so is a second leading slash.
 * @param target the path and query as they arrived
 */
export function ownUrl(target: string, publicUrl: string): URL {
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(ORIGIN, ''))!;
  const address = new URL(publicUrl);
  address.pathname = path!;
  // Only after parsing are backslashes slashes, and dot segments resolved.
  address.pathname = address.pathname.replace(/^\/+/, '/');
  address.search = query ?? '';
  return address;
}
