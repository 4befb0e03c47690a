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

/** At most the first `length` characters of a text, ended after a whole word, with an ellipsis where it goes on. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const lastSpace = start.lastIndexOf(' ');
  // A text without spaces has no word to end after.
  const whole = text[length] === ' ' || lastSpace < 1 ? start : start.slice(0, lastSpace);
  return `${whole.replace(/[\s.,;:]+$/, '')}…`;
}
