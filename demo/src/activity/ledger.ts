import { randomUUID } from 'node:crypto';
import { minorUnitsFor } from '@imisozi/core/paid-in-currency';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { NOT_TAXED } from '@imisozi/api/modules/ledger/entry-taxes';
import type { Invoice } from '@imisozi/api/modules/ledger/invoice.entity';
import type { LedgerEntry } from '@imisozi/api/modules/ledger/ledger-entry.entity';
import { Series, type SeedOrder } from './bookings.ts';

/** Cash is paid in francs at the office. */
const CASH = { currency: 'RWF', rate: 1_466 } as const;
/** What a bank keeps of a transfer from abroad, in dollars. */
const TRANSFER_FEE = 15;

type SeedEntry = Omit<LedgerEntry, 'order' | 'stampCreation'>;
type SeedInvoice = Omit<Invoice, 'order' | 'stampCreation'>;

/** A payment or refund of an order; `amount` is US dollars. */
export interface SeedMoney {
  readonly order: SeedOrder;
  readonly at: Date;
  readonly kind: LedgerEntry['kind'];
  readonly direction: LedgerEntry['direction'];
  readonly amount: number;
  readonly note?: string;
}

/** The payment that was made with an order, and its refund. */
export const moneyOf = (order: SeedOrder): SeedMoney[] => [
  ...(order.paidAt
    ? [
        {
          order,
          at: order.paidAt,
          kind:
            order.paidBy !== 'office' ? ('card' as const) : order.amount < 500 ? ('cash' as const) : ('bank' as const),
          direction: 'in' as const,
          amount: order.amount,
        },
      ]
    : []),
  ...(order.refundedAt
    ? [
        {
          order,
          at: order.refundedAt,
          kind: 'bank' as const,
          direction: 'out' as const,
          amount: order.refundedAmount!,
          note: order.refundReason ?? '',
        },
      ]
    : []),
];

/**
 * The ledger with receipts, invoices and credit notes, numbered without gaps in the order of the payments. An order
 * gets its receipt and invoice numbers with the payment that makes it PAID.
 */
export function demoLedger(money: readonly SeedMoney[]): { entries: SeedEntry[]; invoices: SeedInvoice[] } {
  const [receipts, creditNotes, numbers] = [new Series('RCT-'), new Series('CRN-'), new Series('INV-')];
  const invoices: SeedInvoice[] = [];
  const paid = new Map<string, number>();
  const entries = money
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ order, at, kind, direction, amount, note = '' }): SeedEntry => {
      const isIn = direction === 'in';
      const paidNow = (paid.get(order.id) ?? 0) + (isIn ? toCents(amount) : -toCents(amount));
      paid.set(order.id, paidNow);
      const receiptNumber = (isIn ? receipts : creditNotes).next(at);
      const left = toCents(order.amount) - paidNow;
      if (isIn && left === 0) {
        Object.assign(order, { receiptNumber, invoiceNumber: numbers.next(at) });
        const facts = { orderId: order.id, number: order.invoiceNumber!, amount: order.amount };
        invoices.push({ id: randomUUID(), createdAt: at, ...facts, taxed: null, creditNumber: null, creditedAt: null });
      }
      return {
        id: randomUUID(),
        createdAt: at,
        orderId: order.id,
        kind,
        direction,
        amount,
        balanceAfter: toDollars(left),
        inCurrency: kind === 'cash' ? { ...CASH, amount: minorUnitsFor(CASH.currency, amount, CASH.rate) } : null,
        ...NOT_TAXED,
        fee: isIn && kind === 'bank' ? TRANSFER_FEE : 0,
        isTest: false,
        receivedAt: at,
        reference: isIn && kind === 'card' ? order.paymentReference : null,
        note,
        recordedBy: '',
        receiptNumber,
        voidedAt: null,
        voids: null,
        staysInBooks: false,
      };
    });
  return { entries, invoices };
}
