import { CURRENCY } from '@imisozi/core/money';
import { minorUnits } from '@imisozi/core/paid-in-currency';
import { STATEMENT_CURRENCIES, type DecimalSign, type StatementCurrency } from '@imisozi/core/statements';

/** A longer text is no amount; the patterns below are only quick for short ones. */
const MAX_WRITTEN = 60;

/** More than this does not fit into the column of an amount. */
const MAX_MINOR_UNITS = 2_000_000_000;

/** The currency that a text names; undefined for one in which no money can be booked. */
export const currencyNamed = (text: string): StatementCurrency | undefined =>
  STATEMENT_CURRENCIES.find((one) => one === text.trim().toUpperCase());

/** Whole minor units of an amount: 12.5 dollars are 1250. */
export const inMinorUnits = (currency: StatementCurrency, amount: number): number =>
  currency === CURRENCY ? Math.round(amount * 100) : minorUnits(currency, amount);

/** Whether an amount in minor units can be kept. */
export const isKeepable = (minor: number): boolean => Number.isSafeInteger(minor) && Math.abs(minor) <= MAX_MINOR_UNITS;

/**
 * An amount as banks write it: `1,234.50`, `1.234,50-`, `(12.00)`, `12.00 DR`, `RWF 1 466 000`.
 * @returns negative for money that left; undefined for a text that is no amount, 0 for an empty one
 */
export function amountIn(text: string, decimal: DecimalSign): number | undefined {
  const written = text.trim().toUpperCase();
  if (written === '' || written === '-') return 0;
  if (written.length > MAX_WRITTEN) return undefined;
  const isNegative = /^\(.*\)$|^[-−]|[-−]$|\b(DR|DEBIT)$/.test(written);
  const digits = written.replace(/[^\d.,]/g, '');
  const plain = decimal === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  if (!/^\d+(\.\d{1,4})?$|^\.\d{1,4}$/.test(plain)) return undefined;
  return isNegative ? -Number(plain) : Number(plain);
}

/** The decimal sign of amounts: the last separator of the first one that leaves no doubt. */
export function decimalOf(amounts: readonly string[]): DecimalSign {
  for (const amount of amounts) {
    if (amount.length > MAX_WRITTEN) continue;
    const [, sign, after = ''] = /([.,])(\d*)\D*$/.exec(amount) ?? [];
    if (!sign) continue;
    const others = amount.replaceAll(sign, '');
    // Both separators, or one that does not stand before three digits.
    if (/[.,]/.test(others) || after.length !== 3) return sign as DecimalSign;
  }
  return '.';
}
