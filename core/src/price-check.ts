import { toCents } from './money.ts';

/**
 * Parses a number as clients send it: a JSON number, or text in digits. Null for anything else, `'5e1'` and `''`
 * included.
 */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : null;
}

/** Parses a client's amount in dollars to whole cents; null if it is invalid, or has fractions of a cent. */
export function parseCents(amount: unknown): number | null {
  const dollars = parseNumber(amount);
  if (dollars === null) return null;
  const cents = toCents(dollars);
  return cents / 100 === dollars ? cents : null;
}

/**
 * Whether a client's amount equals the price (rules/prices 10). Deployed clients cut off the cents, so the price in
 * whole dollars counts as equal.
 * @param price US dollars
 */
export function matchesPrice(amount: unknown, price: number): boolean {
  const sent = parseCents(amount);
  const cents = toCents(price);
  return sent !== null && sent > 0 && (sent === cents || sent === cents - (cents % 100));
}
