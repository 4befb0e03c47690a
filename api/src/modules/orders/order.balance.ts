import { toCents } from '@imisozi/core/money';
import type { Order } from './order.entity.js';

type Money = Pick<Order, 'amount' | 'paid'>;

/** What is left to pay, in US dollars; less than zero where too much was paid. */
export const balanceOf = ({ amount, paid }: Money): number => (toCents(amount) - toCents(paid)) / 100;

/** The amounts in US dollars that a payment may have now. */
export const payableAmounts = (order: Money): readonly number[] => [balanceOf(order)];
