/** How a sale is taxed; prices include the tax (rules/tax 1). */
export const TAX_RATES = ['standard', 'zero-rated', 'exempt'] as const;
export type TaxRate = (typeof TAX_RATES)[number];

/** What is sold, as far as it may be taxed apart: a tour with its travellers, an event, the extras, lines by hand. */
export const TAXED_KINDS = ['trip', 'event', 'permit', 'room', 'service', 'custom'] as const;
export type TaxedKind = (typeof TAXED_KINDS)[number];

/** The company before the revenue authority. */
export interface TaxSettings {
  /** Printed on invoices, receipts and credit notes; empty: not printed. */
  readonly tin: string;
  /** Empty: the company is not registered, and no sale is divided by rate. */
  readonly vatNumber: string;
  /** The standard rate, in percent of the price without tax. */
  readonly standardPercent: number;
  readonly rates: Readonly<Record<TaxedKind, TaxRate>>;
}

/** Not registered; should it register, everything is taxed at the rate of Rwanda until the office says otherwise. */
export const NO_TAX: TaxSettings = {
  tin: '',
  vatNumber: '',
  standardPercent: 18,
  rates: {
    trip: 'standard',
    event: 'standard',
    permit: 'standard',
    room: 'standard',
    service: 'standard',
    custom: 'standard',
  },
};

/** Cents by rate, tax included. */
export type TaxShares = Readonly<Record<TaxRate, number>>;

export const NO_SHARES: TaxShares = { standard: 0, 'zero-rated': 0, exempt: 0 };

/** A sum divided by rate, as a paper states it: the standard rate then, and the tax that the sum contains. */
export interface Taxed {
  /** In percent. */
  readonly percent: number;
  readonly shares: TaxShares;
  /** Cents. */
  readonly tax: number;
}
