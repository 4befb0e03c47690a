const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,250`, or `$1,250.50` where there are cents. */
export const usd = (dollars: number): string => (Number.isInteger(dollars) ? whole : exact).format(dollars);
