/** What a database column keeps of an address. */
export const MAX_ADDRESS_LENGTH = 500;

/**
 * True for the address of an uploaded file: a whole one with http or https, as the cloud service answers, or one below
 * `/media/`, where the local adapter serves (rules/media 7). Anything else (`data:`, `javascript:`, `//host`) is none.
 */
export function isMediaAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH || /[\s\p{Cc}\\<>"]/u.test(text)) return false;
  if (text.startsWith('/media/')) return !text.includes('..');
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
