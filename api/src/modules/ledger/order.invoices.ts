import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { toCents } from '@imisozi/core/money';
import { TAX_RATES, type Taxed } from '@imisozi/core/tax/tax-rates';
import { DocumentNumbers } from '../orders/document-numbers.service.js';
import type { Order } from '../orders/order.entity.js';
import { FiscalReceipts } from '../fiscal/fiscal.receipts.js';
import { Invoice } from './invoice.entity.js';
import { LedgerTaxes } from './ledger.taxes.js';

/** Invoices are issued and credited, never changed (rules/money 6). */
@Injectable()
export class OrderInvoices {
  constructor(
    private readonly numbers: DocumentNumbers,
    private readonly taxes: LedgerTaxes,
    private readonly fiscal: FiscalReceipts,
  ) {}

  /** @returns the number of the new invoice over the order's current amount. @param isTest no money has moved */
  async issue(tx: EntityManager, order: Order, isTest: boolean): Promise<string> {
    const { id: orderId, amount } = order;
    const taxed = await this.taxes.ofPrice(tx, order);
    const number = await this.numbers.next(tx, 'invoice');
    const invoice = tx.create(Invoice, { orderId, number, amount, taxed, creditNumber: null, creditedAt: null });
    await tx.save(invoice, { reload: false });
    if (!isTest) {
      const sale = { orderId, orderNumber: order.number, title: order.itemTitle };
      await this.fiscal.sale(tx, sale, number, taxed);
    }
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
    await this.fiscal.credit(tx, number, invoiceNumber);
    return number;
  }

  /** Whether an order has an invoice whose amount, or its division by rate of tax, differs from the current one. */
  async isOutdated(tx: EntityManager, order: Order): Promise<boolean> {
    const { invoiceNumber, amount } = order;
    const invoice = invoiceNumber ? await tx.findOneBy(Invoice, { number: invoiceNumber }) : null;
    if (!invoice) return false;
    if (toCents(invoice.amount) !== toCents(amount)) return true;
    return invoice.taxed !== null && !isSameTax(invoice.taxed, await this.taxes.ofPrice(tx, order));
  }
}

const isSameTax = (one: Taxed, other: Taxed | null): boolean =>
  other !== null && TAX_RATES.every((rate) => one.shares[rate] === other.shares[rate]);
