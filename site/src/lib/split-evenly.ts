import { toCents } from '@imisozi/core/money';

/** Splits US dollars into `count` parts that differ by at most a cent and add up to the whole amount. */
export function splitEvenly(amount: number, count: number): number[] {
  const cents = toCents(amount);
  const each = Math.floor(cents / count);
  const left = cents - each * count;
  return Array.from({ length: count }, (_, index) => (each + (index < left ? 1 : 0)) / 100);
}
