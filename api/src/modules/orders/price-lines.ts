import type { Discount } from '@imisozi/core/pricing/discount';
import { DISCOUNT_KEPT } from '@imisozi/core/pricing/discount-label';
import { catDate } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import type { Instalment } from '@imisozi/core/pricing/instalments';
import { priceLine, type PriceLine } from '@imisozi/core/pricing/price-lines';
import type { Order } from './order.entity.js';

/** The rows of an order's amount, in whole cents; orders older than price lines have one row. */
export const linesOf = ({
  priceLines,
  itemTitle,
  amount,
}: Pick<Order, 'priceLines' | 'itemTitle' | 'amount'>): readonly PriceLine[] =>
  priceLines ?? [priceLine({ kind: 'base', label: itemTitle, quantity: 1, unitAmount: toCents(amount) })];

/** The instalments of an order, in whole cents; orders older than instalments are due at once. */
export const instalmentsOfOrder = ({
  instalments,
  amount,
  createdAt,
}: Pick<Order, 'instalments' | 'amount' | 'createdAt'>): readonly Instalment[] =>
  instalments ?? [{ label: 'full', dueDate: catDate(createdAt), amount: toCents(amount) }];

/** The discount of a row, if it is one. Older rows are recognised only by their text, and deducted from permits too. */
export function discountOf({ kind, label: text, quantity, amount, discount }: PriceLine): Discount | undefined {
  if (kind !== 'custom' || discount) return discount;
  const isOfBefore = quantity === 1 && amount < 0 && text.startsWith(DISCOUNT_KEPT);
  return isOfBefore ? { amount: -amount / 100, reason: text.slice(DISCOUNT_KEPT.length), onPermits: true } : undefined;
}
