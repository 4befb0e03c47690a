const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Stops at another `<`: otherwise many of them would make the search quadratic. */
const TAG = /<[^<>]+>/g;

/** Spaces that may be broken or merged. The no-break spaces of French, before punctuation and in numbers, may not. */
const SPACES = /[^\S\u00a0\u202f]+/g;

/** Signs that an item of a list or a heading may end with; after others one is set, in any language. */
const UNFINISHED = String.raw`([^\s.,;:!?…>])`;
const END_OF_ITEM = new RegExp(String.raw`${UNFINISHED}\s*</li>\s*(?=<li)`, 'gi');
const END_OF_BLOCK = new RegExp(String.raw`${UNFINISHED}\s*(?=</(?:li|h[1-6])>)`, 'gi');

/** Rich text as plain text; the items of a list are told apart, and so are a heading and what follows it. */
export const plainText = (html: string): string =>
  html
    .replace(END_OF_ITEM, '$1 · ')
    .replace(END_OF_BLOCK, '$1. ')
    .replace(TAG, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(SPACES, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/** At most the first `length` characters of a text, cut after a whole word, with an ellipsis if text was cut off. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const lastSpace = start.lastIndexOf(' ');
  // A text without spaces is cut anywhere.
  const whole = text[length] === ' ' || lastSpace < 1 ? start : start.slice(0, lastSpace);
  return `${whole.replace(/[\s.,;:]+$/, '')}…`;
}

/** How much rich text certainly contains an excerpt: six times its length, plus room for a picture at its beginning. */
const beginningFor = (length: number): number => 6 * length + 1_000;

/** The beginning of a rich text as plain text, {@link cut} to at most `length` characters. */
export function excerptOf(html: string, length: number): string {
  const most = beginningFor(length);
  if (html.length > most) {
    const beginning = html.slice(0, most);
    const lastTag = beginning.lastIndexOf('<');
    // A tag that ends after the cut is incomplete here.
    const text = plainText(lastTag > beginning.lastIndexOf('>') ? beginning.slice(0, lastTag) : beginning);
    if (text.length > length) return cut(text, length);
  }
  return cut(plainText(html), length);
}
