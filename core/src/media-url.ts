/** What a database column keeps of an address. */
export const MAX_URL_LENGTH = 500;

/**
 * True for the address of an uploaded file: a whole one with http or https, as the cloud service answers, or one below
 * `/media/`, where the local adapter serves (rules/media 7). Anything else (`data:`, `javascript:`, `//host`) is none.
 */
export function isMediaUrl(text: string): boolean {
  if (text.length > MAX_URL_LENGTH || /[\s\p{Cc}\\<>"]/u.test(text)) return false;
  if (text.startsWith('/media/')) return !text.includes('..');
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
