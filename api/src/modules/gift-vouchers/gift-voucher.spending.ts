import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { expiryAfterReturn, giftVoucherState } from '@imisozi/core/gift-vouchers';
import { today } from '@imisozi/core/kigali-time';
import { GIFT_VOUCHER } from '@imisozi/core/ledger';
import { toCents, usd } from '@imisozi/core/money';
import { statusesBefore } from '@imisozi/core/order-status';
import { toDollars } from '@imisozi/core/pricing/cents';
import { Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import { LedgerFollowers } from '../ledger/ledger.followers.js';
import type { LedgerBooked } from '../ledger/ledger.events.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { OrderLedger, type Booked } from '../ledger/order.ledger.js';
import type { Order } from '../orders/order.entity.js';
import { balanceOf } from '../orders/order.balance.js';
import { lockOrder } from '../orders/order.records.js';
import { GiftVoucherEntry } from './gift-voucher-entry.entity.js';
import { GiftVoucher } from './gift-voucher.entity.js';
import { lockVoucher, writeEntry } from './gift-voucher.records.js';
import { GiftVouchersService } from './gift-vouchers.service.js';

/** Spending vouchers, and what comes back to them (rules/gift-vouchers 3, 5). */
@Injectable()
export class GiftVoucherSpending {
  constructor(
    private readonly vouchers: GiftVouchersService,
    private readonly transactions: Transactions,
    private readonly ledger: OrderLedger,
    followers: LedgerFollowers,
  ) {
    followers.register((tx, booked) => this.follow(tx, booked));
  }

  /**
   * Pays an order with as much of a voucher as is left of either.
   * @param typed the code as it was typed
   * @throws Refused for a wrong code, for a voucher that cannot be spent, and for an order with nothing to pay
   */
  async pay(orderId: string, typed: string, actor: Actor, amount?: number): Promise<Booked> {
    const { id } = await this.vouchers.byCode(typed);
    return this.transactions.run(async (tx) => {
      // In the order of a payment, which locks the order first.
      const order = await lockOrder(tx, orderId);
      if (!statusesBefore('PAID').includes(order.status)) {
        throw refusal('order-owes-nothing', { status: order.status });
      }
      const voucher = await lockVoucher(tx, id);
      refuseUnspendable(voucher);
      const most = Math.min(toCents(voucher.balance), toCents(balanceOf(order)));
      const cents = amount === undefined ? most : toCents(amount);
      if (cents <= 0 || cents > most)
        throw refusal('gift-voucher-too-much', { most: usd(toDollars(Math.max(0, most))) });
      const spent = await tx.countBy(GiftVoucherEntry, { voucherId: id, kind: 'spent' });
      const booked = await this.ledger.bookIn(
        tx,
        order,
        {
          kind: GIFT_VOUCHER,
          direction: 'in',
          amount: toDollars(cents),
          // A reference belongs to one payment, and a voucher may pay several.
          reference: `${voucher.number!}/${spent + 1}`,
          ...(voucher.isTest && { paidBy: 'test' as const }),
        },
        actor,
      );
      await writeEntry(tx, id, {
        kind: 'spent',
        amount: -toDollars(cents),
        orderId,
        ledgerEntryId: booked.entry.id,
        recordedBy: actor.user?.email ?? '',
      });
      return booked;
    });
  }

  /** Brings vouchers in step with what the ledger takes back. The order is locked. */
  private async follow(tx: EntityManager, { entry, order, actor }: LedgerBooked): Promise<number | void> {
    const recordedBy = actor.user?.email ?? '';
    if (entry.voids) return this.followVoid(tx, entry, recordedBy);
    if (entry.direction === 'out') return this.giveBack(tx, entry, order, recordedBy);
  }

  /** A voided payment is on its voucher again; of a voided refund, the voucher loses what it got. */
  private async followVoid(tx: EntityManager, { id, voids, orderId }: LedgerEntry, recordedBy: string): Promise<void> {
    const moved = await tx.findBy(GiftVoucherEntry, { ledgerEntryId: voids! });
    for (const { voucherId, amount } of moved) {
      await writeEntry(tx, voucherId, {
        kind: amount < 0 ? 'returned' : 'spent',
        amount: -amount,
        orderId,
        ledgerEntryId: id,
        recordedBy,
      });
    }
  }

  /**
   * What was paid by voucher goes back to the voucher, and never out as money: the part of a refund that exceeds what
   * came in by other ways.
   * @returns that part in US dollars where the office would pay it out as money, which is refused; else 0
   */
  private async giveBack(tx: EntityManager, entry: LedgerEntry, order: Order, recordedBy: string): Promise<number> {
    const { orderId, id } = entry;
    const moved = await tx.find(GiftVoucherEntry, { where: { orderId }, order: { createdAt: 'DESC', id: 'DESC' } });
    if (moved.length === 0) return 0;
    const owed = new Map<string, number>();
    for (const { voucherId, amount } of moved) owed.set(voucherId, (owed.get(voucherId) ?? 0) - toCents(amount));
    const byVoucher = [...owed.values()].reduce((sum, cents) => sum + cents, 0);
    if (byVoucher <= 0) return 0;
    // What is kept after this refund may still be the vouchers'; the rest of their part goes back.
    let back = byVoucher - Math.max(0, toCents(order.paid));
    if (back <= 0) return 0;
    if (entry.kind !== 'other' && entry.kind !== GIFT_VOUCHER) return toDollars(back);
    for (const [voucherId, cents] of owed) {
      const part = Math.min(back, cents);
      if (part <= 0) continue;
      back -= part;
      const voucher = await lockVoucher(tx, voucherId);
      await writeEntry(tx, voucherId, {
        kind: 'returned',
        amount: toDollars(part),
        orderId,
        ledgerEntryId: id,
        note: entry.receiptNumber,
        recordedBy,
      });
      const expiresOn = expiryAfterReturn(voucher.expiresOn, today());
      if (expiresOn !== voucher.expiresOn) await tx.update(GiftVoucher, { id: voucherId }, { expiresOn });
    }
    return 0;
  }
}

function refuseUnspendable(voucher: GiftVoucher): void {
  const state = giftVoucherState(voucher, today());
  if (state === 'expired') throw refusal('gift-voucher-expired', { day: voucher.expiresOn! });
  if (state === 'used') throw refusal('gift-voucher-spent');
  if (state !== 'active') throw refusal('gift-voucher-not-active');
}
