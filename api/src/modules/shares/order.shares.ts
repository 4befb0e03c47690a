import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import type { LanguageCode } from '@imisozi/core/languages';
import { toCents } from '@imisozi/core/money';
import { statusesBefore } from '@imisozi/core/order-status';
import { toDollars } from '@imisozi/core/pricing/cents';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { refusal } from '../../platform/errors/refused.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { insertAll } from '../../platform/database/gathered-writes.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LEDGER_BOOKED, type LedgerBooked } from '../ledger/ledger.events.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { balanceOf } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { OrderNames } from '../orders/order.names.js';
import { lockOrder } from '../orders/order.records.js';
import { OrderShare } from './order-share.entity.js';
import {
  MAX_SHARES,
  orderShareView,
  shareView,
  type ShareBillDto,
  type SharedBillAnswer,
  type SharesAnswer,
  type ShareView,
} from './share.dto.js';
import { shareState } from './share.state.js';

/** In their original order. */
const IN_ORDER = { createdAt: 'ASC', position: 'ASC' } as const;

/** The bill of an order in parts that several people pay (rules/money 10). */
@Injectable()
export class OrderShares {
  constructor(
    @InjectRepository(OrderShare) private readonly shares: Repository<OrderShare>,
    @InjectEnv() private readonly env: Env,
    private readonly names: OrderNames,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  async of(orderId: string): Promise<SharesAnswer> {
    return { shares: this.viewsOf(await this.shares.find({ where: { orderId }, order: IN_ORDER, take: MAX_SHARES })) };
  }

  /**
   * Splits the balance. Paid parts stay, the others are replaced: their links become invalid.
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused for an unknown order
   * @throws Refused for an order with nothing to pay
   * @throws Refused for parts of zero, too many of them, or more than is left to pay
   */
  replace(orderId: string, body: ShareBillDto, key: string | undefined): Promise<SharedBillAnswer> {
    return this.idempotency.once({ route: `shares ${orderId}`, key, body }, (remember) =>
      this.transactions.run(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!statusesBefore('PAID').includes(order.status)) {
          throw refusal('order-owes-nothing', { status: order.status });
        }
        const paid = await tx.find(OrderShare, { where: { orderId, paidAt: Not(IsNull()) }, order: IN_ORDER });
        refuseWrong(body, order, paid.length);
        await tx.delete(OrderShare, { orderId, paidAt: IsNull() });
        const createdAt = new Date();
        const made = body.shares.map(({ names, amount }, position) =>
          tx.create(OrderShare, {
            id: randomUUID(),
            createdAt,
            orderId,
            position,
            names,
            amount,
            paidAt: null,
            entryId: null,
          }),
        );
        await insertAll(tx, OrderShare, made);
        const message = made.length
          ? 'The bill has been shared. Please send each person their link.'
          : 'The bill is no longer shared.';
        const answer = { message, shares: this.viewsOf([...paid, ...made]) };
        remember(tx, answer);
        return answer;
      }),
    );
  }

  /** @throws Refused for an unknown id, including that of a replaced part */
  async get(id: string, language: LanguageCode): Promise<ShareView> {
    const { share, order } = await this.find(id);
    return shareView(share, order.itemTitle, shareState(share, order), await this.names.readIn(language, order));
  }

  /**
   * A part and its order, to be paid now.
   * @throws Refused for an unknown id
   * @throws Refused when it is paid, or can no longer be paid
   */
  async payable(id: string): Promise<{ readonly share: OrderShare; readonly order: Order }> {
    const found = await this.find(id);
    const state = shareState(found.share, found.order);
    if (state === 'paid') throw refusal('share-already-paid');
    if (state === 'ended') throw refusal('share-ended');
    return found;
  }

  /**
   * Marks a part as paid by this entry, in the transaction that books it.
   * @throws Refused (409) when it was paid before, or replaced
   */
  async markPaid(tx: EntityManager, id: string, { id: entryId, orderId, amount }: LedgerEntry): Promise<void> {
    const where = { id, orderId, amount, paidAt: IsNull() };
    const { affected } = await tx.update(OrderShare, where, { paidAt: new Date(), entryId });
    if (affected !== 1) throw refusal('share-gone');
  }

  /** When a payment is voided, its part must be paid again. */
  @OnDomainEvent(LEDGER_BOOKED, 'records')
  async ledgerBooked(tx: EntityManager, { entry: { voids } }: LedgerBooked): Promise<void> {
    if (voids) await tx.update(OrderShare, { entryId: voids }, { paidAt: null, entryId: null });
  }

  private async find(id: string): Promise<{ readonly share: OrderShare; readonly order: Order }> {
    const share = await this.shares.findOne({ where: { id }, relations: { order: true } });
    if (!share?.order) throw refusal('share-not-found');
    return { share, order: share.order };
  }

  private viewsOf(shares: readonly OrderShare[]) {
    return shares.map((share) => orderShareView(share, this.env.PUBLIC_URL));
  }
}

function refuseWrong({ shares }: ShareBillDto, order: Order, paidCount: number): void {
  if (shares.length + paidCount > MAX_SHARES) {
    throw refusal('shares-too-many-with-paid', { max: MAX_SHARES });
  }
  if (shares.some(({ amount }) => amount <= 0)) throw refusal('share-of-nothing');
  const sum = shares.reduce((cents, { amount }) => cents + toCents(amount), 0);
  const balance = balanceOf(order);
  if (sum > toCents(balance)) {
    throw refusal('shares-above-balance', { sum: toDollars(sum), balance });
  }
}
