import { answers } from '../../i18n/for-browsers';

/** The numbers of orders, dollars, codes and other numbers that a sentence names. */
const NAMED = /\d{4}-\d{6}|(?<=promo code )\S+|\$?\d+(?:[,.]\d+)*/g;

/**
 * A sentence of the API, which speaks English only, as the visitor reads it; as it comes, where nobody has translated it.
 * @param sentences where they are looked up
 */
export function inVisitorsWords(said: string, sentences: Readonly<Record<string, string>> = answers): string {
  const known = new Map(Object.entries(sentences)).get(said.replace(NAMED, '#'));
  const named = said.match(NAMED) ?? [];
  return known?.replaceAll('#', () => named.shift() ?? '') ?? said;
}
