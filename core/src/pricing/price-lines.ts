import { toDollars } from './cents.ts';
import type { Discount } from './discount.ts';
import type { ExtraCategory } from './price-rules.ts';

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
  /** Only for an extra. */
  readonly category?: ExtraCategory;
  /** Only for an extra: the requested quantity, which its units multiply. */
  readonly asked?: number;
  /** Only for a manual discount. */
  readonly discount?: Discount;
}

/** A row whose amount follows from the others. */
export const priceLine = (line: Omit<PriceLine, 'amount'>): PriceLine => ({
  ...line,
  amount: line.quantity * line.unitAmount,
});

/** The sum of the rows, in cents. */
export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The part of it for permits, in cents. */
export const permitsIn = (lines: readonly PriceLine[]): number =>
  sumOf(lines.filter(({ category }) => category === 'permit'));

/** A row as the API returns it (rules/prices 8), in US dollars. */
export type PriceLineInDollars = Pick<PriceLine, 'kind' | 'label' | 'quantity' | 'unitAmount' | 'amount'>;

/** The row in US dollars, without internal fields. */
export const lineInDollars = ({ kind, label, quantity, unitAmount, amount }: PriceLine): PriceLineInDollars => ({
  kind,
  label,
  quantity,
  unitAmount: toDollars(unitAmount),
  amount: toDollars(amount),
});
