/** A path of plain segments, none of which is empty or only dots: by far the most. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** What needs no encoding in a path (RFC 3986 2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * The one spelling of a path: without dot segments, second slashes and a slash at its end, and with only those characters
 * encoded that must be (RFC 3986 6.2.2). Whatever is spelt otherwise is redirected to it or not kept, so that one page has
 * one address.
 */
export function canonicalPath(path: string): string {
  if (path === '/' || PLAIN.test(path)) return path;
  const decoded = path.replaceAll(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
  // Backslashes are slashes to browsers; other characters are encoded, and dot segments gone.
  const { pathname } = new URL(`http://path/${decoded.replaceAll(/[?#]/g, encodeURIComponent)}`);
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
