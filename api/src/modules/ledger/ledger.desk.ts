import { Injectable } from '@nestjs/common';
import { usd } from '@imisozi/core/money';
import { refusal } from '../../platform/errors/refused.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { orderRow } from '../orders/dto/order.row.js';
import { balanceOf } from '../orders/order.balance.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';
import { lockOrder } from '../orders/order.records.js';
import { ledgerEntryView, type BookedAnswer, type BookEntryDto } from './ledger.dto.js';
import { paidInCurrency } from './paid-in-currency.js';
import { OrderLedger, type Booked } from './order.ledger.js';

/** Manual entries by staff. */
@Injectable()
export class LedgerDesk {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * @param key the client's `Idempotency-Key`, if any: a repeated call books once
   * @throws Refused for an unknown order
   * @throws Refused for a reference that the order has already, and for a key in use
   * @throws Refused if more would go out than came in, and for a currency that is not worth the dollars
   */
  book(orderId: string, body: BookEntryDto, key: string | undefined, actor: Actor): Promise<BookedAnswer> {
    if (body.direction === 'in' && (body.fee ?? 0) > body.amount) throw refusal('fee-above-amount');
    return this.idempotency.once({ route: `ledger ${orderId}`, key, body }, (remember) =>
      this.transactions.run(async (tx) => {
        const entry = { ...body, inCurrency: paidInCurrency(body) };
        const booked = await this.ledger.bookIn(tx, await lockOrder(tx, orderId), entry, actor);
        const what = `${usd(body.amount)} has been booked`;
        const answer = bookedAnswer(booked, `${what}${body.direction === 'out' ? ' as paid out' : ''}.`);
        remember(tx, answer);
        return answer;
      }),
    );
  }

  /**
   * @throws Refused for an unknown entry
   * @throws Refused for one that can no longer be voided
   */
  async void(id: string, reason: string, actor: Actor): Promise<BookedAnswer> {
    return bookedAnswer(await this.ledger.void(id, reason, actor), 'The entry has been voided.');
  }
}

const bookedAnswer = ({ entry, order }: Booked, what: string): BookedAnswer => ({
  message: `${what} ${balanceSentence(order)}`,
  entry: ledgerEntryView(entry),
  order: orderRow(order),
});

function balanceSentence(order: Order): string {
  if (!ACTIVE_STATUSES.includes(order.status)) {
    return order.refundDue > 0 ? `${usd(order.refundDue)} is still to be paid back.` : 'Nothing is to be paid back.';
  }
  const balance = balanceOf(order);
  if (balance === 0) return 'There is nothing left to pay.';
  return balance > 0 ? `${usd(balance)} is left to pay.` : `${usd(-balance)} too much has been paid.`;
}
