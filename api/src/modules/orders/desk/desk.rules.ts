import { z } from 'zod';
import { toCents } from '@imisozi/core/money';
import { percentOf } from '@imisozi/core/pricing/cents';
import { priceLine, sumOf, type PriceLine } from '@imisozi/core/pricing/price-lines';

const MOST_LINES = 40;
const LARGEST = 1_000_000;

const LINES = 'Lines must be a list of labels, quantities and amounts';

const customLine = z.object(
  {
    label: z.string({ error: 'Each line needs a label' }).trim().min(1, { error: 'Each line needs a label' }).max(200, {
      error: 'The label of a line can have at most 200 characters',
    }),
    quantity: z
      .int({ error: 'The quantity of a line must be a whole number from 1 to 1000' })
      .min(1, { error: 'The quantity of a line must be a whole number from 1 to 1000' })
      .max(1_000, { error: 'The quantity of a line must be a whole number from 1 to 1000' }),
    unitAmount: z
      .number({ error: 'The amount of a line must be a number with at most two decimals' })
      .min(-LARGEST, { error: `The amount of a line can be at most ${LARGEST}` })
      .max(LARGEST, { error: `The amount of a line can be at most ${LARGEST}` })
      .refine((amount) => Math.round(amount * 100) / 100 === amount, {
        error: 'The amount of a line must be a number with at most two decimals',
      }),
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
      amount: z.number().positive({ error: 'The discount must be more than 0' }).max(LARGEST).optional(),
      percent: z
        .int({ error: 'The discount must be a whole number of percent from 1 to 100' })
        .min(1, { error: 'The discount must be a whole number of percent from 1 to 100' })
        .max(100, { error: 'The discount must be a whole number of percent from 1 to 100' })
        .optional(),
      reason: z
        .string({ error: 'A discount needs a reason' })
        .trim()
        .min(1, { error: 'A discount needs a reason' })
        .max(150, { error: 'The reason of a discount can have at most 150 characters' }),
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

/** The row that takes a discount off the others; never more than there is. */
export function discountLine({ amount, percent, reason }: Discount, lines: readonly PriceLine[]): PriceLine {
  const sum = sumOf(lines);
  const off = percent === undefined ? toCents(amount ?? 0) : percentOf(sum, percent);
  return priceLine({ kind: 'custom', label: `Discount: ${reason}`, quantity: 1, unitAmount: -Math.min(off, sum) });
}
