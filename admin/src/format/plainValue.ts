const MARKUP = /<\/?[a-z][^<>]*>/i;

/** What a formatted text says. The parser runs nothing, and bears that a text is cut anywhere. */
export const withoutMarkup = (text: string): string =>
  MARKUP.test(text) ? (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '') : text;

/** What any value of a form says, a line for each part of it. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return withoutMarkup(value);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plainValue).join('\n');
  if (typeof value !== 'object') return String(value);
  // Of a file its name says enough.
  const { name, ...parts } = value as Record<string, unknown>;
  return name === undefined ? Object.values(parts).map(plainValue).join(' – ') : plainValue(name);
}
