import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LedgerDirection } from '@imisozi/core/ledger';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Taxed, TaxSettings, TaxShares } from '@imisozi/core/tax/tax-rates';
import {
  added,
  sharesOfMoneyIn,
  sharesOfMoneyOut,
  sharesOfSale,
  sumOfShares,
  taxIn,
  type TaxedSale,
} from '@imisozi/core/tax/tax-shares';
import type { Order } from '../orders/order.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { NOT_TAXED, taxesOf, type EntryTaxes } from './entry-taxes.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** Divides money and prices by rate (rules/tax 2, 3). */
@Injectable()
export class LedgerTaxes {
  constructor(private readonly settings: SettingsService) {}

  /** The price of an order by rate; null while the company is not registered. */
  async ofPrice(tx: EntityManager, order: Order): Promise<Taxed | null> {
    const { tax } = await this.settings.within(tx);
    if (!tax.vatNumber) return null;
    const shares = sharesOfSale(saleOf(order), tax);
    return { percent: tax.standardPercent, shares, tax: taxIn(shares.standard, tax.standardPercent) };
  }

  /** The shares of an amount in US dollars that is being booked. @param voided the entry that it takes back */
  async ofEntry(
    tx: EntityManager,
    order: Order,
    { direction, amount, voided }: { direction: LedgerDirection; amount: number; voided?: LedgerEntry | undefined },
  ): Promise<EntryTaxes> {
    if (voided) return taxesOf(voided);
    const { tax } = await this.settings.within(tx);
    if (!tax.vatNumber) return NOT_TAXED;
    const before = await receivedFor(tx, order);
    return entryTaxes(direction, toCents(amount), before, order, tax);
  }
}

function entryTaxes(
  direction: LedgerDirection,
  cents: number,
  before: TaxShares,
  order: Order,
  settings: TaxSettings,
): EntryTaxes {
  const isIn = direction === 'in';
  const shares = isIn ? sharesOfMoneyIn(cents, before, saleOf(order), settings) : sharesOfMoneyOut(cents, before);
  if (!isIn && sumOfShares(shares) === 0) return NOT_TAXED;
  const { standardPercent: percent } = settings;
  // The difference of two sums: so the taxes of all receipts add up to the invoice's.
  const after = added(before, shares, isIn ? 1 : -1);
  return {
    standardRated: toDollars(shares.standard),
    zeroRated: toDollars(shares['zero-rated']),
    taxExempt: toDollars(shares.exempt),
    taxPercent: percent,
    tax: toDollars(Math.abs(taxIn(after.standard, percent) - taxIn(before.standard, percent))),
  };
}

const saleOf = ({ itemType, priceLines, amount }: Order): TaxedSale => ({
  itemType,
  lines: priceLines ?? [],
  amount: toCents(amount),
});

const SIGNED = "CASE o.direction WHEN 'in' THEN 1 ELSE -1 END";

/** What has been received for an order by rate, less what went back; entries that were not divided are left out. */
async function receivedFor(tx: EntityManager, { id: orderId }: Order): Promise<TaxShares> {
  const sums = await tx
    .createQueryBuilder(LedgerEntry, 'o')
    .select(`SUM(${SIGNED} * o.standardRated)`, 'standard')
    .addSelect(`SUM(${SIGNED} * o.zeroRated)`, 'zeroRated')
    .addSelect(`SUM(${SIGNED} * o.taxExempt)`, 'exempt')
    .where({ orderId })
    .andWhere('o.voidedAt IS NULL')
    .getRawOne<{ standard: string | null; zeroRated: string | null; exempt: string | null }>();
  return {
    standard: Number(sums?.standard ?? 0),
    'zero-rated': Number(sums?.zeroRated ?? 0),
    exempt: Number(sums?.exempt ?? 0),
  };
}
