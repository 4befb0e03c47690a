import type { OtherCurrency } from './exchange-rates.ts';

/** Money that moved in another currency than dollars (rules/money 14). */
export interface PaidInCurrency {
  readonly currency: OtherCurrency;
  /** Whole minor units: cents of a euro; francs, which have none. */
  readonly amount: number;
  /** Units of the currency per dollar on that day. */
  readonly rate: number;
}

/** Decimal places of a currency (ISO 4217). */
export const MINOR_DIGITS: Readonly<Record<OtherCurrency, number>> = { EUR: 2, GBP: 2, RWF: 0 };

/** Whole minor units of an amount: 12.5 euros are 1250. */
export const minorUnits = (currency: OtherCurrency, amount: number): number =>
  Math.round(amount * 10 ** MINOR_DIGITS[currency]);

/** An amount in US dollars, rounded to the cent. */
export const dollarsPaid = ({ currency, amount, rate }: PaidInCurrency): number =>
  Math.round((amount * 100) / (10 ** MINOR_DIGITS[currency] * rate)) / 100;

/** The whole minor units that pay an amount in US dollars at a rate, rounded up: what is asked for settles it. */
export const minorUnitsFor = (currency: OtherCurrency, dollars: number, rate: number): number =>
  Math.ceil(Number((dollars * rate * 10 ** MINOR_DIGITS[currency]).toFixed(4)));

/**
 * The exact amount with its currency: `€1,234.50`, `RWF 1,466,000`.
 * @param locale of `Intl`
 */
export const moneyIn = ({ currency, amount }: Pick<PaidInCurrency, 'currency' | 'amount'>, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: MINOR_DIGITS[currency] }).format(
    amount / 10 ** MINOR_DIGITS[currency],
  );
