import { isWebUrl, parsedUrl } from '@imisozi/core/web-url';

/**
 * Whether it is an origin as browsers send it: `https://www.example.org`, with nothing after the host and port. In a
 * content security policy `https://*` would be every host (rules/media 9).
 */
export const isOrigin = (value: string): boolean =>
  isWebUrl(value) && parsedUrl(value)?.origin === value && !value.includes('*');

/**
 * What is wrong with a URL that contains a user name and a password; null if nothing is. A password that is not
 * URL-encoded makes it a URL of another host, or an invalid one.
 */
export function credentialsProblem(value: string, protocols: readonly string[]): string | null {
  const begins = protocols.map((protocol) => `${protocol}//`);
  if (!begins.some((begin) => value.startsWith(begin))) {
    return `must be an address that starts with ${begins.join(' or ')}`;
  }
  const url = parsedUrl(value);
  const isWhole = url && !url.hash && !url.pathname.includes('@') && (url.username !== '' || !value.includes('@'));
  if (isWhole && isDecodable(url.username) && isDecodable(url.password)) return null;
  return value.includes('@')
    ? 'cannot be read: in its user name and password the characters / ? # % [ ] and spaces must be URL-encoded (%2F %3F %23 %25 %5B %5D %20)'
    : 'cannot be read as an address';
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
