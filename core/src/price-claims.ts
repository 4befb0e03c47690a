import { toCents } from './money.ts';

/** A number as clients send it: as one, or as text in digits. Null for anything else, `'5e1'` and `''` included. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : null;
}

/** The amount that a client claims, in whole cents; null when it is no amount, or finer than a cent. */
export function claimedCents(claim: unknown): number | null {
  const dollars = readNumber(claim);
  if (dollars === null) return null;
  const cents = toCents(dollars);
  return cents / 100 === dollars ? cents : null;
}

/**
 * Whether the amount that a client claims is the price (contract 4). Deployed clients cut the cents off, so the price
 * in whole dollars counts as equal.
 * @param price US dollars
 */
export function isPriceClaimed(claim: unknown, price: number): boolean {
  const claimed = claimedCents(claim);
  const cents = toCents(price);
  return claimed !== null && claimed > 0 && (claimed === cents || claimed === cents - (cents % 100));
}
