import { isOneLine } from './one-line.ts';

/** The maximum length of a stored URL. */
export const MAX_URL_LENGTH = 500;

/**
 * Whether it is the URL of an uploaded file: an absolute one with http or https, as from the cloud service, or a path
 * below `/media/`, where the local adapter serves (rules/media 7). Anything else (`data:`, `javascript:`, `//host`) is
 * not.
 */
export function isMediaUrl(text: string): boolean {
  if (text.length > MAX_URL_LENGTH || !isOneLine(text) || /[\s\\<>"]/.test(text)) return false;
  if (text.startsWith('/media/')) return !text.includes('..');
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
