import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { DeedOf } from '../steps.js';
import type { History } from '../world.js';
import { NOTHING, verdict } from '../../support/histories/verdict.js';
import { setStatus } from './money.js';

export const approve = (history: History, deed: DeedOf<'approve'>) => setStatus(history, deed.which, 'APPROVED');
export const reject = (history: History, deed: DeedOf<'reject'>) => setStatus(history, deed.which, 'REJECTED');

export async function cancel(history: History, { which }: DeedOf<'cancel'>): Promise<number> {
  const order = await history.order(which);
  if (!order) return NOTHING;
  const body = { refund: Math.max(0, order.paid), reason: 'History', override: true };
  return (await history.call('POST', `/admin/orders/${order.id}/cancel`, body)).status;
}

/** Two staff members change the same revision at the same moment, or one of them a stale one: no change is lost. */
export async function edit(history: History, { which, people, isStale }: DeedOf<'edit'>): Promise<number> {
  const order = await history.order(which, ACTIVE_STATUSES);
  if (!order) return NOTHING;
  const revision = order.revision - (isStale ? 1 : 0);
  const change = (size: number) => history.call('PUT', `/admin/orders/${order.id}`, { revision, people: size });
  const answers = await Promise.all([change(people), change((people % 4) + 1)]);
  const done = answers.filter(({ status }) => status === 200).length;
  if (done > (isStale ? 0 : 1)) history.outrages.push(`${done} changes of revision ${revision} were made`);
  return verdict(answers.map(({ status }) => status));
}

export async function move(history: History, { which, departure, people }: DeedOf<'move'>): Promise<number> {
  const order = await history.order(which, ACTIVE_STATUSES);
  if (!order) return NOTHING;
  const body = { revision: order.revision, departureId: history.departureIds[departure], people };
  return (await history.call('PUT', `/admin/orders/${order.id}`, body)).status;
}

/** Cancels a whole departure, with a decision about each of its orders; another one replaces it. */
export async function cancelDeparture(
  history: History,
  { departure, choices }: DeedOf<'cancel-departure'>,
): Promise<number> {
  const id = history.departureIds[departure]!;
  const other = history.departureIds[1 - departure]!;
  const preview = await history.call('GET', `/admin/departures/${id}/cancellation`);
  // If the session has ended meanwhile, the preview is refused.
  if (preview.status !== 200) return preview.status;
  // eslint-disable-next-line no-restricted-syntax -- calls of a history have no types for what they answer
  const { orders: concerned } = preview.body as unknown as { readonly orders: readonly { readonly id: string }[] };
  const orders = concerned.map((order, index) => {
    const what = choices[index % choices.length];
    return { id: order.id, do: what, ...(what === 'move' && { departureId: other }) };
  });
  const cancelled = await history.call('POST', `/admin/departures/${id}/cancel`, { orders, reason: 'History' });
  if (cancelled.status === 200) await history.replaceDeparture(departure);
  return cancelled.status;
}

/** Pauses the reminders of an order, or resumes them. */
export async function pause(history: History, { which }: DeedOf<'pause'>): Promise<number> {
  const order = await history.order(which);
  if (!order) return NOTHING;
  const body = { paused: !order.remindersPaused };
  return (await history.call('PUT', `/admin/orders/${order.id}/reminders`, body)).status;
}
