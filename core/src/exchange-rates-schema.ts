import { z } from 'zod';
import { exchangeRate } from './fields/counts.ts';
import { fieldText, ruleText } from './refusals/rule-text.ts';
import {
  NO_RATES,
  OTHER_CURRENCIES,
  type ExchangeRates,
  type OtherCurrency,
  type PerDollar,
} from './exchange-rates.ts';

/** A cleared rate is no longer offered. */
const rate = (currency: OtherCurrency) => {
  const error = ruleText('exchange-rate-out-of-range', { currency, ...exchangeRate });
  return z.preprocess(
    (value) => (value === '' ? null : value),
    z.number({ error }).min(exchangeRate.min, { error }).max(exchangeRate.max, { error }).nullish(),
  );
};

/** Changes of the rates by admins; missing ones keep their value. */
export const perDollarSchema: z.ZodType<Partial<PerDollar>> = z.object(
  Object.fromEntries(OTHER_CURRENCIES.map((currency) => [currency, rate(currency)])),
  { error: fieldText('Exchange rates', 'field-not-an-object') },
);

type Days = ExchangeRates['days'];

/** The stored rates, without unreadable ones and those without a day. Older versions stored one `day` for all rates. */
export function ratesOf(kept: unknown): ExchangeRates {
  const { day, days, ...perDollar } = Object(kept) as Readonly<Record<string, unknown>>;
  const read = OTHER_CURRENCIES.flatMap((currency) => {
    const value = rate(currency).safeParse(perDollar[currency]).data;
    const since = z.iso.date().safeParse((days as Partial<Days> | null | undefined)?.[currency] ?? day).data;
    return typeof value === 'number' && since ? [{ currency, value, since }] : [];
  });
  return {
    ...NO_RATES,
    ...Object.fromEntries(read.map(({ currency, value }) => [currency, value])),
    days: { ...NO_RATES.days, ...Object.fromEntries(read.map(({ currency, since }) => [currency, since])) },
  };
}

/** Rates with a change applied on a day. A named rate gets that day even if its value is unchanged: it was checked. */
export function changedRates(kept: unknown, changes: Partial<PerDollar>, day: string): ExchangeRates {
  const before = ratesOf(kept);
  return OTHER_CURRENCIES.reduce((rates, currency) => {
    const { [currency]: value } = changes;
    if (value === undefined) return rates;
    return { ...rates, [currency]: value, days: { ...rates.days, [currency]: value === null ? null : day } };
  }, before);
}
