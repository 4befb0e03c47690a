import type { PerDollar } from '@imisozi/core/exchange-rates';
import { CURRENCY, toCents } from '@imisozi/core/money';
import { dollarsPaid, MINOR_DIGITS } from '@imisozi/core/paid-in-currency';
import { MAX_BANK_FEE, MAX_RATE_DIFFERENCE } from '@imisozi/core/statements';
import type { StatementLine } from '../reading/statement-line.js';

type Money = Pick<StatementLine, 'amount' | 'currency'>;

/** How a row settles an amount: to the cent, less what a bank kept, or at a rate near the office's. */
export interface AmountFit {
  readonly by: 'exact' | 'fee' | 'rate';
  /** What is booked, in whole cents. */
  readonly cents: number;
  /** What the bank kept of it, in whole cents. */
  readonly fee: number;
  /** Units of the row's currency per dollar; null for dollars. */
  readonly rate: number | null;
}

/** Digits of a rate after which it is exact for any amount that a column holds. */
const RATE_DIGITS = [2, 4, 6, 8] as const;

/** What a row is worth in whole cents at the office's rate; undefined without a rate. */
export function worthOf({ amount, currency }: Money, rates: PerDollar): number | undefined {
  if (currency === CURRENCY) return amount;
  const rate = rates[currency];
  return rate ? toCents(dollarsPaid({ currency, amount, rate })) : undefined;
}

/** How a row settles an amount of whole cents, with fees and currencies in mind; undefined if it does not. */
export function fitOf(row: Money, due: number, rates: PerDollar): AmountFit | undefined {
  if (due <= 0) return undefined;
  const { amount, currency } = row;
  if (currency === CURRENCY) {
    if (amount === due) return { by: 'exact', cents: due, fee: 0, rate: null };
    const fee = due - amount;
    const isFee = fee > 0 && fee <= MAX_BANK_FEE.dollars * 100 && fee * 100 <= due * MAX_BANK_FEE.percent;
    return isFee ? { by: 'fee', cents: due, fee, rate: null } : undefined;
  }
  const worth = worthOf(row, rates);
  if (worth === undefined) return undefined;
  if (worth === due) return { by: 'exact', cents: due, fee: 0, rate: rates[currency] };
  if (Math.abs(worth - due) * 100 > due * MAX_RATE_DIFFERENCE) return undefined;
  const rate = rateFor({ amount, currency }, due);
  return rate === undefined ? undefined : { by: 'rate', cents: due, fee: 0, rate };
}

/** The shortest rate at which an amount in a currency is worth exactly so many cents. */
function rateFor({ amount, currency }: Money, cents: number): number | undefined {
  if (currency === CURRENCY) return undefined;
  const exact = (amount * 100) / (10 ** MINOR_DIGITS[currency] * cents);
  return RATE_DIGITS.map((digits) => Number(exact.toFixed(digits))).find(
    (rate) => rate > 0 && toCents(dollarsPaid({ currency, amount, rate })) === cents,
  );
}
