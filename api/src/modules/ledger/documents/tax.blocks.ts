import { toDollars } from '@imisozi/core/pricing/cents';
import type { Taxed, TaxSettings } from '@imisozi/core/tax/tax-rates';
import type { PdfBlock } from '../../../common/pdf/pdf-drawing.js';
import { texts } from '../../../texts/reader.js';

/** The tax on a paper, beside the company's registration (rules/tax 4); none for what was sold before it. */
export function taxBlocks(taxed: Taxed | null, { tin, vatNumber }: TaxSettings): PdfBlock[] {
  const { papers } = texts();
  const numbers = [tin && fact(papers.tin, tin), vatNumber && fact(papers.vatNumber, vatNumber)].filter(Boolean);
  if (!taxed && numbers.length === 0) return [];
  const registration = { heading: numbers.length > 0 ? papers.registration : '', lines: numbers };
  if (!taxed) return [{ draw: 'columns', left: registration, right: NOTHING }];
  return [{ draw: 'columns', left: { heading: papers.taxIncluded, lines: linesOf(taxed) }, right: registration }];
}

const NOTHING = { heading: '', lines: [] };

/** Rates without any amount are left out. */
function linesOf({ percent, shares, tax }: Taxed): string[] {
  const { taxedAt, zeroRated, taxExempt } = texts().papers;
  return [
    ...(shares.standard ? [taxedAt({ percent, tax: toDollars(tax), amount: toDollars(shares.standard) })] : []),
    ...(shares['zero-rated'] ? [zeroRated({ amount: toDollars(shares['zero-rated']) })] : []),
    ...(shares.exempt ? [taxExempt({ amount: toDollars(shares.exempt) })] : []),
  ];
}

const fact = (name: string, value: string): string => texts().papers.fact({ name, value });
