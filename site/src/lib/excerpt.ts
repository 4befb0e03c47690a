const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Ends at another `<`: looking on from each of many would take time that grows with the square of the length. */
const TAG = /<[^<>]+>/g;

/** The text of rich text, without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(TAG, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/** The first characters of a text, with an ellipsis where it goes on. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\s.,;:]+$/, '')}…` : text;
}
