/**
 * How many characters a text has as databases count them: one from outside the first plane is one, and so is a mark
 * that only chooses how the sign before it looks.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** As much of a text as a column of `most` characters has room for, without half of a character at its end. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}
