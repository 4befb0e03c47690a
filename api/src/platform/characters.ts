/** As much of a text as a column of `most` characters has room for, without half of a character at its end. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}
