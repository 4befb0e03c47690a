import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { paymentRow, type PaymentRow } from './dto/payment.row.js';
import { Payment } from './payment.entity.js';
import { PAYMENT_PROVIDERS } from '@imisozi/core/payment-providers';
import { PAYMENT_STATUSES } from '@imisozi/core/payment-status';

const LIST: ListDefinition = {
  resource: 'payments',
  equals: ['orderId', 'reference', 'phoneNumber'],
  choices: { status: PAYMENT_STATUSES, provider: PAYMENT_PROVIDERS },
  ranges: ['createdAt', 'settledAt', 'checkedAt', 'amount'],
  sortable: ['reference', 'provider', 'amount', 'status', 'createdAt', 'settledAt', 'checkedAt'],
};

/** The dashboard's view of payments: open, settled, in review, and without an order (rules/payments 7). */
@Injectable()
export class PaymentList {
  constructor(@InjectRepository(Payment) private readonly payments: Repository<Payment>) {}

  /** Besides the filters of every list there is `hasOrder` (true or false). */
  async page(query: ListQuery): Promise<ListPage<PaymentRow>> {
    const page = await readList(this.payments, LIST, withHasOrder(query));
    const ids = page.rows.map(({ id }) => id);
    const full = await this.payments.find({ where: { id: In(ids) }, relations: { order: true } });
    const byId = new Map(full.map((payment) => [payment.id, payment]));
    return { ...page, rows: page.rows.map((row) => paymentRow(byId.get(row.id) ?? row)) };
  }

  /** The number of payments in review, which wait for an admin's decision. */
  countInReview(): Promise<number> {
    return this.payments.countBy({ status: 'REVIEW' });
  }
}

/** Translates `hasOrder` into the common filter `orderId_null`. */
function withHasOrder(query: ListQuery): ListQuery {
  const filter = parsed(query.filter);
  // The list itself refuses anything else.
  if (typeof filter !== 'object' || filter === null || !('hasOrder' in filter)) return query;
  const { hasOrder, ...others } = filter;
  if (typeof hasOrder !== 'boolean') throw refusal('filter-not-true-or-false', { filter: 'hasOrder' });
  return { ...query, filter: JSON.stringify({ ...others, orderId_null: !hasOrder }) };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
