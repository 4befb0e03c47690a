import { In } from 'typeorm';
import { toCents } from '@imisozi/core/money';
import { Invoice } from '../../../src/modules/ledger/invoice.entity.js';
import { LedgerEntry } from '../../../src/modules/ledger/ledger-entry.entity.js';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import { OrderShare } from '../../../src/modules/shares/order-share.entity.js';
import { Payment } from '../../../src/modules/payments/payment.entity.js';
import type { History } from '../world.js';

const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);

/** Lines, instalments, ledger, status, invoices, shares and card payments of orders agree (rules/prices 8, rules/money 2, 3, 5, 6). */
export async function moneyUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const ids = { orderId: In(orders.map(({ id }) => id)) };
  const [entries, invoices, shares, payments] = await Promise.all([
    history.repository(LedgerEntry).findBy(ids),
    history.repository(Invoice).findBy(ids),
    history.repository(OrderShare).findBy(ids),
    history.repository(Payment).findBy(ids),
  ]);
  return orders.flatMap((order) => {
    const isOwn = ({ orderId }: { readonly orderId: string | null }) => orderId === order.id;
    const own = entries.filter(isOwn);
    const name = `order ${order.number} (${order.status}, ${order.paid} of ${order.amount}, due ${order.refundDue})`;
    return [
      ...priceUntrue(order),
      ...ledgerUntrue(order, own),
      ...statusUntrue(order),
      ...invoicesUntrue(order, invoices.filter(isOwn)),
      ...sharesUntrue(shares.filter(isOwn), own),
      ...paymentsUntrue(payments.filter(isOwn), own),
    ].map((what) => `${name}: ${what}`);
  });
}

function priceUntrue({ amount, priceLines, instalments }: Order): string[] {
  const [lines, parts] = [sum(priceLines ?? []), sum(instalments ?? [])];
  return [
    ...(lines === toCents(amount) ? [] : [`its lines are ${lines}`]),
    ...(parts === toCents(amount) ? [] : [`its instalments are ${parts}`]),
  ];
}

function ledgerUntrue({ paid }: Order, entries: readonly LedgerEntry[]): string[] {
  const counting = entries.filter(({ voidedAt }) => !voidedAt);
  const cents = counting.reduce((all, one) => all + (one.direction === 'in' ? 1 : -1) * toCents(one.amount), 0);
  const references = counting.flatMap(({ reference, direction }) => (reference && direction === 'in' ? reference : []));
  const untold = entries.filter(({ voids }) => voids && !entries.find(({ id, voidedAt }) => id === voids && voidedAt));
  return [
    ...(cents === toCents(paid) ? [] : [`its ledger has ${cents}`]),
    ...(new Set(references).size === references.length ? [] : [`paid twice by ${references.join()}`]),
    ...untold.map(({ receiptNumber }) => `${receiptNumber} takes back what still counts`),
  ];
}

function statusUntrue({ status, amount, paid, refundDue }: Order): string[] {
  const isPaid = toCents(paid) >= toCents(amount);
  return [
    ...(status === 'PAID' && !isPaid ? ['not paid'] : []),
    ...(['PENDING', 'APPROVED'].includes(status) && isPaid ? ['paid'] : []),
    ...(refundDue < 0 || refundDue > Math.max(0, paid) ? ['owes more than it has'] : []),
  ];
}

function invoicesUntrue({ status, amount, invoiceNumber }: Order, invoices: readonly Invoice[]): string[] {
  const valid = invoices.filter(({ creditedAt }) => !creditedAt);
  const isInvoiced = invoiceNumber !== null;
  const isRight = !isInvoiced || valid.find(({ number }) => number === invoiceNumber)?.amount === amount;
  const hasEnded = ['REFUNDED', 'CANCELLED'].includes(status);
  return [
    ...(isRight ? [] : ['its invoice is over another amount']),
    ...(valid.length > (isInvoiced ? 1 : 0) ? [`${valid.length} invoices stand`] : []),
    ...((status === 'PAID') === isInvoiced || hasEnded ? [] : [`has ${isInvoiced ? 'an' : 'no'} invoice`]),
  ];
}

/** A part is paid exactly while its payment counts, and a payment pays at most one part (rules/money 10). */
function sharesUntrue(shares: readonly OrderShare[], entries: readonly LedgerEntry[]): string[] {
  const paid = shares.filter(({ paidAt }) => paidAt);
  const wrong = paid.filter(({ entryId, amount }) => {
    const entry = entries.find(({ id }) => id === entryId);
    return !entry || entry.voidedAt || entry.direction !== 'in' || entry.amount !== amount;
  });
  return [
    ...wrong.map(({ amount }) => `a part of ${amount} is paid by nothing`),
    ...(new Set(paid.map(({ entryId }) => entryId)).size === paid.length ? [] : ['one entry pays two parts']),
  ];
}

/** A settled card payment has one ledger entry, and any other has none (rules/payments 3). */
const paymentsUntrue = (payments: readonly Payment[], entries: readonly LedgerEntry[]): string[] =>
  payments.flatMap(({ reference, status }) => {
    const booked = entries.filter((entry) => entry.reference === reference && !entry.voids).length;
    return booked === (status === 'SETTLED' ? 1 : 0) ? [] : [`its payment is ${status}, and in ${booked} entries`];
  });

/** An invoice never changes, except for its credit note (rules/money 6). */
export async function invoicesChanged(history: History, known: Map<string, number>): Promise<string[]> {
  const orders = await history.orders();
  const invoices = await history.repository(Invoice).findBy({ orderId: In(orders.map(({ id }) => id)) });
  const now = new Map(invoices.map(({ number, amount }) => [number, amount]));
  const changed = [...known].filter(([number, amount]) => now.get(number) !== amount);
  for (const [number, amount] of now) known.set(number, amount);
  return changed.map(([number]) => `the invoice ${number} was changed or deleted`);
}
