import { refusal } from '../../platform/errors/refused.js';
import type { OrderSnapshot } from '../orders/order.snapshot.js';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, Not, Repository } from 'typeorm';
import { after, type Part } from '../../platform/list/keyset.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import type { Order } from '../orders/order.entity.js';
import { Invoice, type CreditedInvoice } from './invoice.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** Reads the entries of orders. */
@Injectable()
export class LedgerEntries {
  constructor(
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    @InjectRepository(Invoice) private readonly invoices: Repository<Invoice>,
  ) {}

  /** All entries of an order, oldest first. */
  of(orderId: string): Promise<LedgerEntry[]> {
    return this.entries.find({ where: { orderId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** A page of an order's entries, newest first. */
  page({ orderId, place, take }: Part & { readonly orderId: string }): Promise<LedgerEntry[]> {
    return this.entries.find({ where: after<LedgerEntry>(place, { orderId }), order: NEWEST_FIRST, take });
  }

  /** The bank transfers of orders that were recorded between two times and count. */
  transfersOf(orderIds: readonly string[], from: Date, to: Date): Promise<LedgerEntry[]> {
    if (orderIds.length === 0) return Promise.resolve([]);
    const where = {
      orderId: In([...orderIds]),
      kind: 'bank',
      receivedAt: Between(from, to),
      voidedAt: IsNull(),
    } as const;
    return this.entries.find({ where });
  }

  /** The cancelled invoices of an order, each with the number of its credit note, oldest first. */
  creditedOf(orderId: string): Promise<CreditedInvoice[]> {
    const where = { orderId, creditNumber: Not(IsNull()) };
    return this.invoices.find({ where, order: { creditedAt: 'ASC', id: 'ASC' } }) as Promise<CreditedInvoice[]>;
  }

  /** The invoice of a paid order as it was issued; null for one from before invoices were kept. */
  invoice(number: string): Promise<Invoice | null> {
    return this.invoices.findOneBy({ number });
  }

  /** The invoice that a credit note cancelled; null where the note is for money only. */
  async creditedBy(orderId: string, creditNumber: string): Promise<CreditedInvoice | null> {
    return (await this.invoices.findOneBy({ orderId, creditNumber })) as CreditedInvoice | null;
  }

  /** The entry that made an order PAID. @throws Refused for an order that is not paid */
  async lastOf({ id, receiptNumber }: Order): Promise<LedgerEntry> {
    if (!receiptNumber) throw refusal('receipt-not-yet');
    return this.withNumber(id, receiptNumber);
  }

  find(orderId: string, receiptNumber: string): Promise<LedgerEntry | null> {
    return this.entries.findOneBy({ orderId, receiptNumber });
  }

  /** The entry with a receipt's or a credit note's number. @throws Refused when the order has none */
  async withNumber(orderId: string, receiptNumber: string): Promise<LedgerEntry> {
    const entry = await this.find(orderId, receiptNumber);
    if (!entry) throw refusal('receipt-not-found');
    return entry;
  }
}

/** The order's entries at the time of the snapshot. */
export function entriesAsDecided(entries: readonly LedgerEntry[], snapshot: OrderSnapshot | undefined): LedgerEntry[] {
  if (!snapshot) return [...entries];
  const at = new Date(snapshot.at);
  return entries
    .filter(({ createdAt }) => createdAt <= at)
    .map((entry) => (entry.voidedAt && entry.voidedAt > at ? Object.assign({}, entry, { voidedAt: null }) : entry));
}
