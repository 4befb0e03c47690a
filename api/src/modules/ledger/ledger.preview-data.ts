import { NOT_TAXED } from './entry-taxes.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** A sample payment for an order. */
export const sampleEntry = (fields: Partial<LedgerEntry> = {}): LedgerEntry =>
  Object.assign(new LedgerEntry(), {
    id: '00000000-0000-4000-8000-000000000043',
    createdAt: new Date('2026-05-05T09:00:00Z'),
    orderId: '00000000-0000-4000-8000-000000000042',
    kind: 'card',
    direction: 'in',
    amount: 3640,
    balanceAfter: 0,
    inCurrency: null,
    fee: 0,
    ...NOT_TAXED,
    isTest: false,
    receivedAt: new Date('2026-05-05T09:00:00Z'),
    reference: null,
    note: '',
    recordedBy: '',
    receiptNumber: 'RCT-2026-000031',
    voidedAt: null,
    voids: null,
    staysInBooks: false,
    ...fields,
  } satisfies Omit<LedgerEntry, 'order' | 'stampCreation'>);
