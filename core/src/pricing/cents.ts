/**
 * A fraction of whole cents, rounded to the cent, half away from zero (rules/prices 8). Exact: both numbers are
 * integers, and far below the limit of exact floats.
 */
export function roundedCents(numerator: number, denominator: number): number {
  const rounded = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? 0 - rounded : rounded;
}

/** A percentage of an amount in cents, rounded half away from zero. */
export const percentOf = (cents: number, percent: number): number => roundedCents(cents * percent, 100);

/** Converts cents to US dollars, as the API returns them. */
export const toDollars = (cents: number): number => cents / 100;
