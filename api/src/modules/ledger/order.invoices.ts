import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { toCents } from '@imisozi/core/money';
import { DocumentNumbers } from '../orders/document-numbers.service.js';
import type { Order } from '../orders/order.entity.js';
import { Invoice } from './invoice.entity.js';

/** Invoices are issued and credited, never changed (rules/money 6). */
@Injectable()
export class OrderInvoices {
  constructor(private readonly numbers: DocumentNumbers) {}

  /** @returns the number of the new invoice over the order's current amount */
  async issue(tx: EntityManager, { id: orderId, amount }: Order): Promise<string> {
    const number = await this.numbers.next(tx, 'invoice');
    const invoice = tx.create(Invoice, { orderId, number, amount, creditNumber: null, creditedAt: null });
    await tx.save(invoice, { reload: false });
    return number;
  }

  /**
   * Cancels the invoice of an order by a credit note, with a given number or a new one.
   * @returns the number of the credit note; null for an order without an invoice
   */
  async credit(tx: EntityManager, { invoiceNumber }: Order, creditNumber?: string): Promise<string | null> {
    if (!invoiceNumber) return null;
    const number = creditNumber ?? (await this.numbers.next(tx, 'credit-note'));
    const stands = { number: invoiceNumber, creditedAt: IsNull() };
    await tx.update(Invoice, stands, { creditNumber: number, creditedAt: new Date() });
    return number;
  }

  /** Whether an order has an invoice whose amount differs from the current one. */
  async isOutdated(tx: EntityManager, { invoiceNumber, amount }: Order): Promise<boolean> {
    const invoice = invoiceNumber ? await tx.findOneBy(Invoice, { number: invoiceNumber }) : null;
    return invoice !== null && toCents(invoice.amount) !== toCents(amount);
  }
}
