import { toCents } from './money.ts';

/** A number as clients send it: as one, or as text in digits. Null for anything else, `'5e1'` and `''` included. */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : null;
}

/** An amount in dollars as clients send it, in whole cents; null when it is no amount, or finer than a cent. */
export function parseCents(amount: unknown): number | null {
  const dollars = parseNumber(amount);
  if (dollars === null) return null;
  const cents = toCents(dollars);
  return cents / 100 === dollars ? cents : null;
}

/**
 * Whether the amount that a client sends is the price (rules/prices 10). Deployed clients cut the cents off, so the price in
 * whole dollars counts as equal.
 * @param price US dollars
 */
export function matchesPrice(amount: unknown, price: number): boolean {
  const sent = parseCents(amount);
  const cents = toCents(price);
  return sent !== null && sent > 0 && (sent === cents || sent === cents - (cents % 100));
}
