const MARKUP = /<\/?[a-z][^<>]*>/i;

/** HTML as plain text. The parser runs no scripts, and accepts HTML that was truncated anywhere. */
export const withoutMarkup = (text: string): string =>
  MARKUP.test(text) ? (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '') : text;

/** Any form value as text, one line for each part. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return withoutMarkup(value);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plainValue).join('\n');
  if (typeof value !== 'object') return String(value);
  // A file is shown by its name.
  const { name, ...parts } = value as Record<string, unknown>;
  return name === undefined ? Object.values(parts).map(plainValue).join(' – ') : plainValue(name);
}
