import { TAX_RATES, type Taxed } from '@imisozi/core/tax/tax-rates';
import type { FiscalItem, FiscalPaper } from './device/fiscal.device.js';
import type { FiscalReceipt } from './fiscal-receipt.entity.js';

const SERIES: Readonly<Record<string, number>> = { INV: 1, CRN: 2 };

/**
 * The number of a paper for the device, which knows only digits: `INV-2026-000042` is 12026000042,
 * `CRN-2026-000007` 22026000007.
 */
export function fiscalNumber(paper: string): number {
  const [, series = '', year, count] = /^([A-Z]+)-(\d{4})-(\d+)$/.exec(paper) ?? [];
  return Number(`${SERIES[series] ?? 9}${year}${count}`);
}

/** What the device gets. @param francsPerDollar the rate of the paper, or that of today if it has none */
export const fiscalPaper = (
  { kind, paper, reverses, createdAt, title, taxed }: FiscalReceipt,
  francsPerDollar: number,
): FiscalPaper => ({
  kind,
  number: fiscalNumber(paper),
  reverses: reverses ? fiscalNumber(reverses) : null,
  issuedAt: createdAt,
  standardPercent: taxed.percent,
  items: itemsOf(title, taxed, francsPerDollar),
});

const itemsOf = (name: string, { shares, tax }: Taxed, rate: number): FiscalItem[] =>
  TAX_RATES.filter((one) => shares[one] > 0).map((one) => ({
    rate: one,
    name,
    amount: francs(shares[one], rate),
    tax: one === 'standard' ? francs(tax, rate) : 0,
  }));

/** Francs with two decimals, from cents of a dollar. */
const francs = (cents: number, perDollar: number): number => Math.round(cents * perDollar) / 100;
