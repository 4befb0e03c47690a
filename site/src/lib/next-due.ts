import { toCents } from '@imisozi/core/money';
import type { OrderPage } from './api/types';

/** The next unpaid instalment in US dollars; undefined if it is the whole balance. */
export function nextDue({ status, balance, instalments }: OrderPage) {
  const next = instalments.find(({ amount, paid }) => paid < amount);
  const left = next && (toCents(next.amount) - toCents(next.paid)) / 100;
  const isPayable = status === 'PENDING' || status === 'APPROVED';
  return next && left !== undefined && isPayable && left < balance ? { label: next.label, left } : undefined;
}
