/**
 * The number of code points, as databases count characters: an emoji outside the Basic Multilingual Plane is one, and a
 * variation selector is one of its own.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
