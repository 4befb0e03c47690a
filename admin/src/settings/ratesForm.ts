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
 * The rates to save; undefined for none. One that is sent has today's date, so it is those that were changed, and the old
 * ones if somebody has confirmed them.
 */
export function changedRates(before: Rates, now: Rates, isConfirmed = false): SettingsChange['rates'] {
  const confirmed = isConfirmed ? oldRates(before.days) : [];
  const sent = OTHER_CURRENCIES.filter(
    (currency) => (now[currency] ?? null) !== before[currency] || confirmed.includes(currency),
  );
  if (sent.length === 0) return undefined;
  return Object.fromEntries(sent.map((currency) => [currency, now[currency] ?? null]));
}
