import { z } from 'zod';
import { toDollars } from './cents.ts';
import { discountSchema, type Discount } from './discount.ts';
import { EXTRA_CATEGORIES, type ExtraCategory } from './price-rules.ts';

export const LINE_KINDS = ['base', 'traveller-type', 'extra', 'promo', 'custom'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One row of a price, in whole cents: `quantity × unitAmount = amount`. */
export interface PriceLine {
  readonly kind: LineKind;
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly amount: number;
  /** The code of the traveller type, extra or promo code. */
  readonly code?: string;
  /** Of an extra. */
  readonly category?: ExtraCategory;
  /** Of an extra: how many were asked for, which its units multiply. */
  readonly asked?: number;
  /** Of a discount by hand. */
  readonly discount?: Discount;
}

/** Rows as they are kept with an order. */
export const priceLinesSchema: z.ZodType<PriceLine[]> = z.array(
  z.object({
    kind: z.enum(LINE_KINDS),
    label: z.string(),
    quantity: z.int(),
    unitAmount: z.int(),
    amount: z.int(),
    code: z.string().optional(),
    category: z.enum(EXTRA_CATEGORIES).optional(),
    asked: z.int().optional(),
    discount: discountSchema.optional(),
  }),
);

/** A row whose amount follows from the others. */
export const priceLine = (line: Omit<PriceLine, 'amount'>): PriceLine => ({
  ...line,
  amount: line.quantity * line.unitAmount,
});

/** What the lines add up to, in cents. */
export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What of it is for permits, in cents. */
export const permitsIn = (lines: readonly PriceLine[]): number =>
  sumOf(lines.filter(({ category }) => category === 'permit'));

/** A row as the API says it (rules/prices 8), in US dollars. */
export type PriceLineInDollars = Pick<PriceLine, 'kind' | 'label' | 'quantity' | 'unitAmount' | 'amount'>;

/** The row in US dollars, without what only we need. */
export const lineInDollars = ({ kind, label, quantity, unitAmount, amount }: PriceLine): PriceLineInDollars => ({
  kind,
  label,
  quantity,
  unitAmount: toDollars(unitAmount),
  amount: toDollars(amount),
});
