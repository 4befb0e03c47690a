import { toCents } from '@imisozi/core/money';
import type { Taxed } from '@imisozi/core/tax/tax-rates';
import type { LedgerEntry } from './ledger-entry.entity.js';

/** The columns of an entry that divide it by rate (rules/tax 3), in US dollars. */
export type EntryTaxes = Pick<LedgerEntry, 'standardRated' | 'zeroRated' | 'taxExempt' | 'taxPercent' | 'tax'>;

/** Of an entry that was booked while the company was not registered. */
export const NOT_TAXED: EntryTaxes = {
  standardRated: null,
  zeroRated: null,
  taxExempt: null,
  taxPercent: null,
  tax: null,
};

/** Those of an entry, for the one that voids it. */
export const taxesOf = ({ standardRated, zeroRated, taxExempt, taxPercent, tax }: EntryTaxes): EntryTaxes => ({
  standardRated,
  zeroRated,
  taxExempt,
  taxPercent,
  tax,
});

/** The sum of an entry by rate; null if it was not divided. */
export function taxedOf({ standardRated, zeroRated, taxExempt, taxPercent, tax }: EntryTaxes): Taxed | null {
  if (taxPercent === null) return null;
  const shares = {
    standard: toCents(standardRated ?? 0),
    'zero-rated': toCents(zeroRated ?? 0),
    exempt: toCents(taxExempt ?? 0),
  };
  return { percent: taxPercent, shares, tax: toCents(tax ?? 0) };
}
