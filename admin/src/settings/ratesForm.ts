import { OTHER_CURRENCIES, type ExchangeRates, type OtherCurrency } from '@imisozi/core/exchange-rates';
import { daysBetween, today } from '@imisozi/core/kigali-time';
import type { Settings, SettingsChange } from '../data/types';

type Rates = Settings['rates'];

/** Rates older than so many days should be checked. */
export const OLD_DAYS = 30;

/** The currencies whose rates should be checked. */
export const oldRates = (days: ExchangeRates['days']): OtherCurrency[] =>
  OTHER_CURRENCIES.filter((currency) => daysBetween(days[currency] ?? today(), today()) > OLD_DAYS);

/**
 * The rates to save, or undefined. Only changed and confirmed rates are sent, because a sent rate gets today's date.
 * @param confirmed currencies whose unchanged rates were checked
 */
export function changedRates(before: Rates, now: Rates, confirmed: readonly OtherCurrency[]): SettingsChange['rates'] {
  const sent = OTHER_CURRENCIES.filter(
    (currency) => (now[currency] ?? null) !== before[currency] || confirmed.includes(currency),
  );
  if (sent.length === 0) return undefined;
  return Object.fromEntries(sent.map((currency) => [currency, now[currency] ?? null]));
}
