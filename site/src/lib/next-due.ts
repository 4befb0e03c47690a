import { toCents } from '@imisozi/core/money';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import type { OrderPage } from './api/types';

/** The next unpaid instalment in US dollars; undefined if it is the whole balance. */
export function nextDue({ status, balance, instalments }: OrderPage) {
  const next = instalments.find(({ amount, paid }) => paid < amount);
  const left = next && (toCents(next.amount) - toCents(next.paid)) / 100;
  return next && left !== undefined && UNPAID_STATUSES.includes(status) && left < balance
    ? { label: next.label, left }
    : undefined;
}
