import * as counts from '@imisozi/core/fields/counts';
import { z } from 'zod';
import { toCents } from '@imisozi/core/money';
import { percentOf } from '@imisozi/core/pricing/cents';
import type { Discount } from '@imisozi/core/pricing/discount';
import { discountLabel } from '@imisozi/core/pricing/discount-label';
import { permitsIn, priceLine, sumOf, type PriceLine } from '@imisozi/core/pricing/price-lines';
import { flag, label, optional, signedDollars, wholeNumber } from '@imisozi/core/pricing/rule-fields';
import { ruleText } from '@imisozi/core/refusals/rule-text';

const MAX_LINES = 40;

const LINES = ruleText('lines-unreadable');

const customLine = z.object(
  {
    label: label('The label of a line', 200),
    quantity: wholeNumber('The quantity of a line', counts.line),
    unitAmount: signedDollars('The amount of a line'),
    isPermit: optional(flag('Permit')),
  },
  { error: LINES },
);

/** A row of the office's own; US dollars. */
export type CustomLine = z.infer<typeof customLine>;

/** Rows added to the price of the tour; an empty list removes them all. */
export const addedLinesSchema = z
  .array(customLine, { error: LINES })
  .max(MAX_LINES, { error: ruleText('too-many-things', { max: MAX_LINES, things: 'lines' }) });

/** Rows that replace the price of the tour. */
export const customLinesSchema = addedLinesSchema.min(1, {
  error: ruleText('lines-required'),
});

/** The office's own rows in whole cents. */
export const customLines = (lines: readonly CustomLine[]): PriceLine[] =>
  lines.map(({ label, quantity, unitAmount, isPermit }) =>
    priceLine({
      kind: 'custom',
      label,
      quantity,
      unitAmount: toCents(unitAmount),
      ...(isPermit && { category: 'permit' as const }),
    }),
  );

/**
 * The row that deducts a discount from the others, from permits only if it says so; never more than their sum
 * (rules/desk 4).
 */
export function discountLine(discount: Discount, lines: readonly PriceLine[]): PriceLine {
  const { amount = 0, percent, reason, onPermits } = discount;
  const sum = Math.max(0, sumOf(lines) - (onPermits ? 0 : permitsIn(lines)));
  const off = percent === undefined ? toCents(amount) : percentOf(sum, percent);
  const unitAmount = 0 - Math.min(off, sum);
  return priceLine({ kind: 'custom', label: discountLabel(reason), quantity: 1, unitAmount, discount });
}
