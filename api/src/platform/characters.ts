/**
 * The number of code points, as databases count characters: an emoji outside the Basic Multilingual Plane is one, and a
 * variation selector is one of its own.
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
