/** The only currency (rules/api 11). */
export const CURRENCY = 'USD';

/** Whole cents, in which amounts are compared and added, because dollars with fractions are not exact. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** `1250`, or `1250.50` if there are cents: for sentences that contain the currency. */
export const plainAmount = (dollars: number): string =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);

const formats = new Map<string, { readonly whole: Intl.NumberFormat; readonly exact: Intl.NumberFormat }>();

/** `$1,250`, or `$1,250.50` if there are cents. */
export function usd(dollars: number, locale = 'en-US'): string {
  const { whole, exact } = formats.get(locale) ?? addFormat(locale);
  return (Number.isInteger(dollars) ? whole : exact).format(dollars);
}

function addFormat(locale: string) {
  const options = { style: 'currency', currency: CURRENCY } as const;
  const format = {
    whole: new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 0 }),
    exact: new Intl.NumberFormat(locale, options),
  };
  formats.set(locale, format);
  return format;
}
