import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { FiscalKind } from '@imisozi/core/fiscal';
import { NO_SHARES, type Taxed, type TaxShares } from '@imisozi/core/tax/tax-rates';
import { added, sumOfShares, taxIn } from '@imisozi/core/tax/tax-shares';
import { SettingsService } from '../settings/settings.service.js';
import { FiscalDevice } from './device/fiscal.device.js';
import { FiscalReceipt } from './fiscal-receipt.entity.js';

/** What the papers of an order are about. */
export interface FiscalSale {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly title: string;
}

/** Queues papers for the device, in the transaction that issues them (rules/fiscal 1). */
@Injectable()
export class FiscalReceipts {
  constructor(
    @InjectRepository(FiscalReceipt) private readonly receipts: Repository<FiscalReceipt>,
    private readonly device: FiscalDevice,
    private readonly settings: SettingsService,
  ) {}

  /** The device's receipt of a paper; null for one that it does not sign. */
  of(paper: string): Promise<FiscalReceipt | null> {
    return this.receipts.findOneBy({ paper });
  }

  /** Queues an invoice. */
  async sale(tx: EntityManager, sale: FiscalSale, invoice: string, taxed: Taxed | null): Promise<void> {
    if (!this.device.isOn || !taxed || sumOfShares(taxed.shares) === 0) return;
    await this.queue(tx, 'sale', { ...sale, paper: invoice, reverses: null, taxed });
  }

  /** Queues what is left of an invoice that is credited. */
  async credit(tx: EntityManager, creditNumber: string, invoice: string): Promise<void> {
    const sold = await tx.findOneBy(FiscalReceipt, { paper: invoice });
    if (!sold) return;
    await this.refund(tx, sold, creditNumber, await leftOf(tx, sold));
  }

  /** Queues a part of a sale that goes back although its invoice stands. */
  async partialRefund(tx: EntityManager, creditNumber: string, invoice: string, parts: TaxShares): Promise<void> {
    const sold = await tx.findOneBy(FiscalReceipt, { paper: invoice });
    if (!sold) return;
    const left = await leftOf(tx, sold);
    const shares = { ...NO_SHARES, ...mapShares((rate) => Math.min(parts[rate], left[rate])) };
    await this.refund(tx, sold, creditNumber, shares);
  }

  private async refund(tx: EntityManager, sold: FiscalReceipt, paper: string, shares: TaxShares): Promise<void> {
    if (sumOfShares(shares) === 0) return;
    const { orderId, orderNumber, title, taxed } = sold;
    const { percent } = taxed;
    const back: Taxed = { percent, shares, tax: taxIn(shares.standard, percent) };
    await this.queue(tx, 'refund', { orderId, orderNumber, title, paper, reverses: sold.paper, taxed: back });
  }

  private async queue(
    tx: EntityManager,
    kind: FiscalKind,
    facts: Pick<FiscalReceipt, 'orderId' | 'orderNumber' | 'title' | 'paper' | 'reverses' | 'taxed'>,
  ): Promise<void> {
    const { rates } = await this.settings.get();
    const receipt = tx.create(FiscalReceipt, {
      ...facts,
      kind,
      francsPerDollar: rates.RWF,
      state: 'queued',
      attempts: 0,
      notBefore: null,
      problem: '',
      signed: null,
    });
    await tx.save(receipt, { reload: false });
  }
}

/** The part of a sale that no refund has taken back. */
async function leftOf(tx: EntityManager, { paper, taxed }: FiscalReceipt): Promise<TaxShares> {
  const refunds = await tx.findBy(FiscalReceipt, { reverses: paper });
  return refunds.reduce((left, refund) => added(left, refund.taxed.shares, -1), taxed.shares);
}

const mapShares = (of: (rate: keyof TaxShares) => number): TaxShares => ({
  standard: of('standard'),
  'zero-rated': of('zero-rated'),
  exempt: of('exempt'),
});
