/**
 * The number of code points, as databases count characters: an emoji outside the Basic Multilingual Plane is one, and
 * so is a variation selector.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
