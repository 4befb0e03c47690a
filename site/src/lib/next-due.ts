import { toCents } from '@imisozi/core/money';
import type { OrderPage } from './api/types';

/** The next part of an order that is to be paid, in US dollars; undefined where that is all that is left. */
export function nextDue({ status, balance, instalments }: OrderPage) {
  const next = instalments.find(({ amount, paid }) => paid < amount);
  const left = next && (toCents(next.amount) - toCents(next.paid)) / 100;
  const isPayable = status === 'PENDING' || status === 'APPROVED';
  return next && left !== undefined && isPayable && left < balance ? { label: next.label, left } : undefined;
}
