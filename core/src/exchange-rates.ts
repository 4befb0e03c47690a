/** Currencies in which visitors may see prices besides dollars; bookings are made and paid in dollars. */
export const OTHER_CURRENCIES = ['EUR', 'GBP', 'RWF'] as const;
export type OtherCurrency = (typeof OTHER_CURRENCIES)[number];

/** The office's rate of each currency per dollar; null: prices are not shown in it. */
export type PerDollar = Readonly<Record<OtherCurrency, number | null>>;

export interface ExchangeRates extends PerDollar {
  /** When the office last set each of them, in Kigali: `2026-11-24`; null for a rate that was never set. */
  readonly days: Readonly<Record<OtherCurrency, string | null>>;
}

const NONE = { EUR: null, GBP: null, RWF: null };

export const NO_RATES: ExchangeRates = { ...NONE, days: NONE };

/** The rates that are set, by currency. */
export const knownRates = (rates: PerDollar): Partial<Record<OtherCurrency, number>> =>
  Object.fromEntries(OTHER_CURRENCIES.flatMap((currency) => (rates[currency] ? [[currency, rates[currency]]] : [])));

/** The rounding step of an indicative amount. */
const STEPS: Readonly<Record<OtherCurrency, number>> = { EUR: 1, GBP: 1, RWF: 1_000 };

/**
 * The approximate amount in another currency: `€1,234`, `RWF 1,847,000`. A price is never rounded to zero.
 * @param locale of `Intl`
 */
export function aboutIn(currency: OtherCurrency, dollars: number, perDollar: number, locale: string): string {
  const step = STEPS[currency];
  const amount = Math.max(step, Math.round((dollars * perDollar) / step) * step);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
