import { today } from '@imisozi/core/kigali-time';
import { goesOn, UNPAID_STATUSES } from '@imisozi/core/order-status';
import { apiFor } from './api/server';
import type { OrderPage } from './api/types';

/** An order that more can be paid for (rules/money 12). */
export const isPayable = ({ status, balance }: Pick<OrderPage, 'status' | 'balance'>): boolean =>
  UNPAID_STATUSES.includes(status) && balance > 0;

/** Whether the trip, or the event, was yesterday or earlier. */
export const isTripOver = ({ endDate }: Pick<OrderPage, 'endDate'>): boolean => Boolean(endDate && endDate < today());

/**
 * The data of the boxes below an order, read in parallel: null if there is none, undefined if it cannot be read at the
 * moment, which the box then says.
 */
export async function orderDetails(locals: App.Locals, order: OrderPage) {
  const api = apiFor(locals);
  const { id, itemType } = order;
  const params = { params: { path: { id } } };
  const isOver = isTripOver(order);
  const [shares, travellers, travellerLinks, cancellation, review] = await Promise.all([
    api.GET('/api/order/{id}/shares', params).then(({ data }) => data?.shares),
    goesOn(order) && itemType === 'tour'
      ? api.GET('/api/order/{id}/travellers', params).then(({ data }) => data)
      : null,
    goesOn(order) && !isOver && itemType === 'tour'
      ? api.GET('/api/order/{id}/traveller-links', params).then(({ data }) => data?.links)
      : null,
    goesOn(order) && !isOver ? api.GET('/api/order/{id}/cancellation', params).then(({ data }) => data) : null,
    itemType === 'tour' && isOver ? api.GET('/api/order/{id}/review', params).then(({ data }) => data) : null,
  ]);
  return { shares, travellers, travellerLinks: travellerLinks ?? [], cancellation, review };
}

/** The result of {@link orderDetails}. */
export type OrderDetails = Awaited<ReturnType<typeof orderDetails>>;
