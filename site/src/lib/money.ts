import { language } from '../i18n/en';

const format = (digits: number) =>
  new Intl.NumberFormat(language.money, { style: 'currency', currency: 'USD', minimumFractionDigits: digits });
const whole = format(0);
const exact = format(2);

/** US dollars as a visitor reads them: `$1,250`, or `$1,250.50` where there are cents. */
export const usd = (dollars: number): string => (Number.isInteger(dollars) ? whole : exact).format(dollars);
