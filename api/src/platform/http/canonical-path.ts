/** A path of plain segments, none of which is empty or only dots, as nearly all paths are. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** The characters that need no encoding in a path (RFC 3986 2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * The canonical form of a path: without dot segments, double slashes and a trailing slash, and with only those
 * characters encoded that must be (RFC 3986 6.2.2). Any other spelling is redirected to it or not cached, so that each
 * page has one URL.
 */
export function canonicalPath(path: string): string {
  if (path === '/' || PLAIN.test(path)) return path;
  const decoded = path.replaceAll(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
  // Browsers treat backslashes as slashes; the URL class encodes other characters and resolves dot segments.
  const { pathname } = new URL(`http://path/${decoded.replaceAll(/[?#]/g, encodeURIComponent)}`);
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
