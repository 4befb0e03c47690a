import { randomUUID } from 'node:crypto';
import type { Invoice } from '@imisozi/api/modules/orders/ledger/invoice.entity';
import type { LedgerEntry } from '@imisozi/api/modules/orders/ledger/ledger-entry.entity';
import { Series, type SeedOrder } from './bookings.ts';

type SeedEntry = Omit<LedgerEntry, 'order' | 'stampCreation'>;
type SeedInvoice = Omit<Invoice, 'order' | 'stampCreation'>;

/** The money of the demonstration's orders as the ledger has it: what was paid came in, what was refunded went out. */
export function demoLedger(orders: readonly SeedOrder[]): { entries: SeedEntry[]; invoices: SeedInvoice[] } {
  const creditNotes = new Series('CRN-');
  const paid = orders.filter(({ paidAt }) => paidAt);
  const refunded = paid
    .filter(({ refundedAt }) => refundedAt)
    .sort((one, other) => one.refundedAt!.getTime() - other.refundedAt!.getTime());
  return {
    entries: [
      ...paid.map((order): SeedEntry => ({
        ...entry(order, order.paidAt!),
        kind: order.paidBy === 'office' ? 'bank' : 'card',
        direction: 'in',
        amount: order.amount,
        balanceAfter: 0,
        reference: order.paymentReference,
        receiptNumber: order.receiptNumber!,
      })),
      ...refunded.map((order): SeedEntry => ({
        ...entry(order, order.refundedAt!),
        kind: 'bank',
        direction: 'out',
        amount: order.refundedAmount!,
        balanceAfter: order.refundedAmount!,
        note: order.refundReason ?? '',
        receiptNumber: creditNotes.next(order.refundedAt!),
      })),
    ],
    invoices: paid.map((order) => ({
      id: randomUUID(),
      createdAt: order.paidAt!,
      orderId: order.id,
      number: order.invoiceNumber!,
      amount: order.amount,
      creditNumber: null,
      creditedAt: null,
    })),
  };
}

const entry = ({ id: orderId }: SeedOrder, at: Date) => ({
  id: randomUUID(),
  createdAt: at,
  orderId,
  isTest: false,
  receivedAt: at,
  reference: null,
  note: '',
  recordedBy: '',
  voidedAt: null,
  voids: null,
});
