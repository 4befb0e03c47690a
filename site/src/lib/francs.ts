import { MOBILE_CURRENCY } from '@imisozi/core/mobile-money';
import { moneyIn } from '@imisozi/core/paid-in-currency';
import { isolated } from '@imisozi/core/texts/format-message';
import { language } from '../i18n/language';

/** Rwandan francs for visitors: `RWF 146,600`. */
export function francs(amount: number): string {
  const { money, direction } = language();
  const written = moneyIn({ currency: MOBILE_CURRENCY, amount }, money);
  return direction === 'rtl' ? isolated(written) : written;
}
