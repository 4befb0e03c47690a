import { OTHER_CURRENCIES, type ExchangeRates, type OtherCurrency } from '@imisozi/core/exchange-rates';
import { daysBetween, today } from '@imisozi/core/kigali-time';
import type { Settings, SettingsChange } from '../data/types';

type Rates = Settings['rates'];

/** From so many days on, a rate should be looked at again. */
export const OLD_DAYS = 30;

/** The currencies whose rates should be looked at again. */
export const oldRates = (days: ExchangeRates['days']): OtherCurrency[] =>
  OTHER_CURRENCIES.filter((currency) => daysBetween(days[currency] ?? today(), today()) > OLD_DAYS);

/**
 * The rates to save; undefined for none. One that is sent has today's date, so it is those that were changed.
 * @param confirmed those that somebody has checked, though they stay what they were
 */
export function changedRates(before: Rates, now: Rates, confirmed: readonly OtherCurrency[]): SettingsChange['rates'] {
  const sent = OTHER_CURRENCIES.filter(
    (currency) => (now[currency] ?? null) !== before[currency] || confirmed.includes(currency),
  );
  if (sent.length === 0) return undefined;
  return Object.fromEntries(sent.map((currency) => [currency, now[currency] ?? null]));
}
