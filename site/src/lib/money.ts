import { usd as usdIn } from '@imisozi/core/money';
import { language } from '../i18n/language';

/** US dollars as a visitor reads them: `$1,250`, or `$1,250.50` where there are cents. */
export const usd = (dollars: number): string => usdIn(dollars, language().money);
