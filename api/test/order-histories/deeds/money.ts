import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { IsNull } from 'typeorm';
import type { OrderStatus } from '@imisozi/core/order-status';
import { LedgerEntry } from '../../../src/modules/ledger/ledger-entry.entity.js';
import { payableAmounts } from '../../../src/modules/orders/order.balance.js';
import { OrderShare } from '../../../src/modules/shares/order-share.entity.js';
import type { DeedOf } from '../steps.js';
import type { History } from '../world.js';
import { NOTHING, verdict } from '../../support/histories/verdict.js';

export async function book(history: History, { which, amount, isIn }: DeedOf<'book'>): Promise<number> {
  const order = await history.order(which);
  const entry = { kind: 'cash', direction: isIn ? 'in' : 'out', amount };
  return order ? (await history.call('POST', `/admin/orders/${order.id}/ledger`, entry)).status : NOTHING;
}

/** Two staff members book the same transfer at the same moment: it counts once. */
export async function transfer(history: History, { which, reference }: DeedOf<'transfer'>): Promise<number> {
  const order = await history.order(which);
  if (!order) return NOTHING;
  const entry = { kind: 'bank', direction: 'in', amount: 25.25, reference: `TRANSFER-${reference}` };
  const both = [0, 1].map(() => history.call('POST', `/admin/orders/${order.id}/ledger`, entry));
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  if (statuses.every((status) => status === 201)) history.outrages.push('one transfer was booked twice');
  return verdict(statuses);
}

export async function voidEntry(history: History, { which }: DeedOf<'void'>): Promise<number> {
  const order = await history.order(which);
  if (!order) return NOTHING;
  const [entry] = await history.repository(LedgerEntry).findBy({ orderId: order.id, voidedAt: IsNull() });
  return entry ? (await history.call('POST', `/admin/ledger/${entry.id}/void`, { reason: 'History' })).status : NOTHING;
}

export const payAll = (history: History, deed: DeedOf<'pay-all'>) => setStatus(history, deed.which, 'PAID');
export const refundAll = (history: History, deed: DeedOf<'refund-all'>) =>
  setStatus(history, deed.which, 'REFUNDED', ['PAID']);

/** @param of the statuses of the orders from which one is chosen */
export async function setStatus(
  history: History,
  which: number,
  status: OrderStatus,
  of: readonly OrderStatus[] = [],
): Promise<number> {
  const order = await history.order(which, of);
  return order ? (await history.call('PUT', `/order/${order.id}/status`, { status })).status : NOTHING;
}

/** Splits the balance in parts with these percentages, whose sum may be too high. */
export async function share(history: History, { which, percents }: DeedOf<'share'>): Promise<number> {
  const order = await history.order(which, UNPAID_STATUSES);
  if (!order) return NOTHING;
  const left = Math.max(0, order.amount - order.paid);
  const shares = percents.map((percent) => ({ names: 'Friend', amount: Math.round(left * percent) / 100 }));
  return (await history.call('POST', `/order/${order.id}/shares`, { shares })).status;
}

/** Starts paying the next instalment by card; it may be finished much later. */
export async function pay(history: History, { which }: DeedOf<'pay'>): Promise<number> {
  const order = await history.order(which, UNPAID_STATUSES);
  return order ? begin(history, { orderId: order.id, amount: payableAmounts(order).at(-1) }) : NOTHING;
}

/** Several people start to pay parts of the same bill, some of them the same part, and finish at the same moment. */
export async function payShare(history: History, { which, together }: DeedOf<'pay-share'>): Promise<number> {
  const order = await history.order(which, UNPAID_STATUSES);
  if (!order) return NOTHING;
  const open = () => history.repository(OrderShare).findBy({ orderId: order.id, paidAt: IsNull() });
  if ((await open()).length === 0) await share(history, { kind: 'share', which, percents: [30, 30, 40] });
  const shares = await open();
  const [one] = shares;
  const chosen = one ? Array.from({ length: together }, (_, index) => shares[index] ?? one) : [];
  const first = history.sessions.length;
  const begun = await Promise.all(chosen.map(({ id, amount }) => begin(history, { shareId: id, amount })));
  const ended = await Promise.all(history.sessions.slice(first).map((_, index) => finishOne(history, first + index)));
  return verdict([...begun, ...ended]);
}

export const finish = (history: History, { which }: DeedOf<'finish'>): Promise<number> =>
  history.sessions.length > 0 ? finishOne(history, which % history.sessions.length) : Promise.resolve(NOTHING);

async function begin(history: History, body: object): Promise<number> {
  const answer = await history.call('POST', '/v1/payments/session', body);
  const { sessionId, reference } = answer.body as { sessionId?: string; reference?: string };
  if (sessionId && reference) history.sessions.push({ sessionId, reference });
  return answer.status;
}

/** The client pays, and the browser and the gateway report it at the same moment. */
async function finishOne(history: History, index: number): Promise<number> {
  const { sessionId, reference } = history.sessions[index]!;
  await history.call('POST', `/v1/payments/sandbox/${sessionId}`, { outcome: 'approve' });
  const check = () => history.call('POST', `/v1/payments/${reference}/check`, {});
  const answers = await Promise.all([check(), check()]);
  return verdict(answers.map(({ status }) => status));
}
