import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from '../orders/order.entity.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

/** Money was booked for an order, or an entry was voided. */
export interface LedgerBooked {
  readonly entry: LedgerEntry;
  /** As it is now. */
  readonly order: Order;
  readonly before: Order;
  readonly actor: Actor;
}

/** An invoice was credited although no money moved: its amount has changed. */
export interface InvoiceCredited {
  /** As it is now. */
  readonly order: Order;
  readonly creditNumber: string;
}

export const INVOICE_CREDITED = defineEvent<InvoiceCredited>('invoice.credited');
export const LEDGER_BOOKED = defineEvent<LedgerBooked>('ledger.booked');
