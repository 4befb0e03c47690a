/** Currencies that visitors may see prices in beside dollars; bookings are made and paid in dollars. */
export const OTHER_CURRENCIES = ['EUR', 'GBP', 'RWF'] as const;
export type OtherCurrency = (typeof OTHER_CURRENCIES)[number];

/** How much of each currency the office reckons for a dollar; null: prices are not shown in it. */
export type PerDollar = Readonly<Record<OtherCurrency, number | null>>;

export interface ExchangeRates extends PerDollar {
  /** When the office set each of them last, in Kigali: `2026-11-24`; null for a rate that nobody has set. */
  readonly days: Readonly<Record<OtherCurrency, string | null>>;
}

const NONE = { EUR: null, GBP: null, RWF: null };

export const NO_RATES: ExchangeRates = { ...NONE, days: NONE };

/** What an indicative amount is rounded to. */
const STEPS: Readonly<Record<OtherCurrency, number>> = { EUR: 1, GBP: 1, RWF: 1_000 };

/**
 * About how much an amount of dollars is: `€1,234`, `RWF 1,847,000`. No price comes out as nothing.
 * @param locale of `Intl`
 */
export function aboutIn(currency: OtherCurrency, dollars: number, perDollar: number, locale: string): string {
  const step = STEPS[currency];
  const amount = Math.max(step, Math.round((dollars * perDollar) / step) * step);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
