/** The only currency (contract 1). */
export const CURRENCY = 'USD';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY, minimumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** Whole cents: what amounts are compared and added up in, because dollars with fractions are not exact. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** `$1,250`, or `$1,250.50` where there are cents. */
export const usd = (dollars: number): string => (Number.isInteger(dollars) ? whole : exact).format(dollars);
