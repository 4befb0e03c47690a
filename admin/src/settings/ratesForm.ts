import { OTHER_CURRENCIES } from '@imisozi/core/exchange-rates';
import type { Settings, SettingsChange } from '../data/types';

type Rates = Settings['rates'];

/** The rates that were changed; undefined for none. A rate that is only sent again would look like a new one. */
export function changedRates(before: Rates, now: Rates): SettingsChange['rates'] {
  const changed = OTHER_CURRENCIES.filter((currency) => (now[currency] ?? null) !== before[currency]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((currency) => [currency, now[currency] ?? null]));
}
