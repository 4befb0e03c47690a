import { z } from 'zod';
import {
  NO_RATES,
  OTHER_CURRENCIES,
  type ExchangeRates,
  type OtherCurrency,
  type PerDollar,
} from './exchange-rates.ts';

const LEAST = 0.0001;
const MOST = 100_000;

/** An emptied one is not offered. */
const rate = (currency: OtherCurrency) => {
  const error = `Exchange rates: ${currency} must be a number from ${LEAST} to ${MOST}`;
  return z.preprocess(
    (value) => (value === '' ? null : value),
    z.number({ error }).min(LEAST, { error }).max(MOST, { error }).nullish(),
  );
};

/** What admins change of the rates; what is left out stays. */
export const perDollarSchema: z.ZodType<Partial<PerDollar>> = z.object(
  Object.fromEntries(OTHER_CURRENCIES.map((currency) => [currency, rate(currency)])),
  { error: 'Exchange rates must be an object' },
);

const keptSchema = z.object({ day: z.iso.date() });

/** What is kept of the rates; none of what cannot be read. */
export function ratesOf(kept: unknown): ExchangeRates {
  const rates = perDollarSchema.safeParse(kept ?? {});
  const day = keptSchema.safeParse(kept);
  if (!rates.success || !day.success) return NO_RATES;
  return { ...NO_RATES, ...given(rates.data), ...day.data };
}

/** Rates as they are from a day on. */
export const changedRates = (kept: unknown, changes: Partial<PerDollar>, day: string): ExchangeRates => ({
  ...ratesOf(kept),
  ...given(changes),
  day,
});

const given = (rates: Partial<PerDollar>): Partial<PerDollar> =>
  Object.fromEntries(Object.entries(rates).filter(([, value]) => value !== undefined));
