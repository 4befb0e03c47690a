import { In, IsNull, Not } from 'typeorm';
import { AuditEntry } from '../../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { DocumentNumber } from '../../src/modules/orders/document-number.entity.js';
import { Order } from '../../src/modules/orders/order.entity.js';
import { statusesAfter, type OrderStatus } from '@imisozi/core/order-status';
import { Payment } from '../../src/modules/payments/payment.entity.js';
import { PRICE, type History } from './world.js';

/**
 * What must be true of a history once the poller has run (rules/payments 3, 4).
 * @returns a sentence for each violation
 */
export async function violations(history: History): Promise<string[]> {
  const { dataSource } = history.world.product;
  const orders = await dataSource.getRepository(Order).findBy({ id: In(history.orders) });
  const payments = await dataSource.getRepository(Payment).findBy({ reference: In(history.sessions) });
  const trails = await dataSource.getRepository(AuditEntry).findBy({ recordId: In(history.orders), action: 'status' });
  const mails = await dataSource
    .getRepository(Mail)
    .findBy({ orderId: In(history.orders), template: 'payment-received' });
  return [
    ...history.outrages,
    ...orders.flatMap((order) => [
      ...unpaid(order, payments, trails, history),
      ...astray(order, trails),
      ...papers(order, mails),
    ]),
    ...payments.flatMap((payment) => lost(payment, orders, history)),
    ...(await gaps(history)),
  ];
}

const wasPaid = ({ status }: Order) => status === 'PAID' || status === 'REFUNDED';
const entriesOf = (order: Order, trails: AuditEntry[]) => trails.filter(({ recordId }) => recordId === order.id);

/** An order is PAID only with money at the gateway, or an admin who recorded it. */
function unpaid(order: Order, payments: Payment[], trails: AuditEntry[], { world }: History): string[] {
  const settled = payments.filter(({ orderId, status }) => orderId === order.id && status === 'SETTLED');
  if (settled.length > 1) return [`${order.number} was paid by ${settled.length} payments`];
  if (!wasPaid(order)) return settled.length ? [`${order.number} is ${order.status}, and its payment SETTLED`] : [];
  if (order.paidBy === 'office') {
    const isRecorded = entriesOf(order, trails).some(({ changes, userId }) => changes.status?.[1] === 'PAID' && userId);
    return isRecorded ? [] : [`Nobody recorded the money for ${order.number}`];
  }
  const money = world.gateway.orders.get(order.paymentReference ?? '');
  const isThere = Number(money?.totalCapturedAmount ?? 0) === PRICE && money?.currency === 'USD';
  return isThere ? [] : [`${order.number} is ${order.status} without money at the gateway`];
}

/** Money at the gateway always has a PAID order or a review. */
function lost(payment: Payment, orders: Order[], { world }: History): string[] {
  const money = world.gateway.orders.get(payment.reference);
  const captured = Number(money?.totalCapturedAmount ?? 0);
  const isBack = captured > 0 && Number(money?.totalRefundedAmount ?? 0) === captured;
  const order = orders.find(({ id }) => id === payment.orderId);
  switch (payment.status) {
    case 'SETTLED':
      return order && wasPaid(order) && order.paymentReference === payment.reference
        ? []
        : [`${payment.reference} is SETTLED, and its order is not paid by it`];
    case 'REVIEW':
      return payment.reviewReason ? [] : [`${payment.reference} is in review without a reason`];
    case 'CLOSED':
      return payment.resolution ? [] : [`${payment.reference} is closed without a reason`];
    case 'REFUNDED':
      return isBack ? [] : [`${payment.reference} is REFUNDED, and the gateway has the money`];
    default:
      return captured ? [`The money of ${payment.reference} is at the gateway, and it is ${payment.status}`] : [];
  }
}

/** Statuses change only along the table. */
function astray(order: Order, trails: AuditEntry[]): string[] {
  const moves = entriesOf(order, trails).map(({ changes }) => changes.status as [OrderStatus, OrderStatus]);
  let at: OrderStatus = 'PENDING';
  for (let left = moves.length; left > 0; left--) {
    const next = moves.find(([from]) => from === at)?.[1];
    if (!next || !statusesAfter(at).includes(next)) return [`${order.number} went astray: ${JSON.stringify(moves)}`];
    at = next;
  }
  return at === order.status ? [] : [`${order.number} is ${order.status}, and its trail ends at ${at}`];
}

/** An invoice, a receipt and one mail for each paid order, and for no other. */
function papers(order: Order, mails: Mail[]): string[] {
  const expected = wasPaid(order) ? 1 : 0;
  const count = mails.filter(({ orderId }) => orderId === order.id).length;
  const has = Number(order.invoiceNumber !== null) + Number(order.receiptNumber !== null);
  return count === expected && has === 2 * expected
    ? []
    : [`${order.number} is ${order.status} with ${count} mails and ${has} papers`];
}

/** An index makes numbers unique; without gaps there are as many as the last number. */
async function gaps({ world }: History): Promise<string[]> {
  const { dataSource } = world.product;
  const invoices = await dataSource.getRepository(Order).countBy({ invoiceNumber: Not(IsNull()) });
  const series = await dataSource.getRepository(DocumentNumber).find();
  return series
    .filter(({ series: name, last }) => /^(invoice|receipt)-/.test(name) && last !== invoices)
    .map(({ series: name, last }) => `${name} has given ${last} numbers to ${invoices} orders`);
}
