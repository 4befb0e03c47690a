import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { PromoCodeUses } from '../promo-codes/promo-code.uses.js';
import { goesOn } from '@imisozi/core/order-status';
import type { Order } from './order.entity.js';

/** Counts the uses of promo codes by orders. */
@Injectable()
export class OrderPromoCodes {
  constructor(private readonly uses: PromoCodeUses) {}

  /**
   * Counts the uses of new orders; sorted by code, so that transactions do not deadlock.
   * @throws Refused for a code that was used up meanwhile
   */
  async takeFor(tx: EntityManager, orders: readonly Order[]): Promise<void> {
    const codes = orders.flatMap(({ promoCode }) => (promoCode ? [promoCode] : [])).sort();
    for (const code of codes) {
      if (!(await this.uses.take(tx, code))) throw refusal('promo-code-used-up', { code });
    }
  }

  /**
   * Counts an order's new code, and uncounts the one that it replaces.
   * @throws Refused for a code that was used up meanwhile
   */
  async exchange(tx: EntityManager, before: string | null, next: string | null): Promise<void> {
    if (before === next) return;
    if (next && !(await this.uses.take(tx, next))) throw refusal('promo-code-used-up-meanwhile', { code: next });
    if (before) await this.uses.giveBack(tx, before);
  }

  /**
   * An order that ends without payment frees the use of its code; one that is reopened needs it again (rules/prices 7).
   * @throws Refused for a code that was used up meanwhile
   */
  async followStatus(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const { promoCode } = order;
    if (!promoCode || goesOn(order) === goesOn(before) || before.paid > 0) return;
    if (!goesOn(order)) return this.uses.giveBack(tx, promoCode);
    if (!(await this.uses.take(tx, promoCode))) throw refusal('promo-code-used-up-meanwhile', { code: promoCode });
  }
}
