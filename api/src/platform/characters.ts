/** Cuts a text to the length of a column of `most` characters, without splitting its last character. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}
