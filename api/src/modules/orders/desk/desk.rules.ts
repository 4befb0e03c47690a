import { z } from 'zod';
import { toCents } from '@imisozi/core/money';
import { percentOf } from '@imisozi/core/pricing/cents';
import { priceLine, sumOf, type PriceLine } from '@imisozi/core/pricing/price-lines';
import { dollars, label, optional, signedDollars, wholeNumber } from '@imisozi/core/pricing/rule-fields';

const MOST_LINES = 40;

const LINES = 'Lines must be a list of labels, quantities and amounts';

const customLine = z.object(
  {
    label: label('The label of a line', 200),
    quantity: wholeNumber('The quantity of a line', 1, 1_000),
    unitAmount: signedDollars('The amount of a line'),
  },
  { error: LINES },
);

/** A row of the office's own; US dollars. */
export type CustomLine = z.infer<typeof customLine>;

/** Rows that replace the price of the tour. */
export const customLinesSchema: z.ZodType<CustomLine[]> = z
  .array(customLine, { error: LINES })
  .min(1, { error: 'There must be at least one line' })
  .max(MOST_LINES, { error: `There can be at most ${MOST_LINES} lines` });

/** What the office takes off a price, and why. */
export interface Discount {
  readonly amount?: number | undefined;
  readonly percent?: number | undefined;
  readonly reason: string;
}

export const discountSchema: z.ZodType<Discount> = z
  .object(
    {
      amount: optional(
        dollars('The discount').refine((amount) => amount !== 0, { error: 'The discount must be more than 0' }),
      ),
      percent: optional(wholeNumber('The discount in percent', 1, 100)),
      reason: label('The reason of a discount', 150),
    },
    { error: 'The discount must be an amount or a percentage, with a reason' },
  )
  .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
    error: 'The discount must be either an amount or a percentage',
  });

/** The office's own rows in whole cents. */
export const customLines = (lines: readonly CustomLine[]): PriceLine[] =>
  lines.map(({ label, quantity, unitAmount }) =>
    priceLine({ kind: 'custom', label, quantity, unitAmount: toCents(unitAmount) }),
  );

const DISCOUNT = 'Discount: ';

/** Whether a row is one of {@link discountLine}. */
export const isDiscount = ({ kind, label: text, amount }: PriceLine): boolean =>
  kind === 'custom' && amount < 0 && text.startsWith(DISCOUNT);

/** The row that takes a discount off the others; never more than there is. */
export function discountLine({ amount, percent, reason }: Discount, lines: readonly PriceLine[]): PriceLine {
  const sum = sumOf(lines);
  const off = percent === undefined ? toCents(amount ?? 0) : percentOf(sum, percent);
  return priceLine({ kind: 'custom', label: `${DISCOUNT}${reason}`, quantity: 1, unitAmount: -Math.min(off, sum) });
}
