import { usd as usdIn } from '@imisozi/core/money';
import { isolated } from '@imisozi/core/texts/format-message';
import { language } from '../i18n/language';

/** US dollars for visitors: `$1,250`, or `$1,250.50` if there are cents. */
export function usd(dollars: number): string {
  const { money, direction } = language();
  const amount = usdIn(dollars, money);
  return direction === 'rtl' ? isolated(amount) : amount;
}
