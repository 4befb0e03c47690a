import type { DaySpan } from '@imisozi/core/operations/clashes';
import type { Order } from '../orders/order.entity.js';

/** What is operated on its days: a departure with all its bookings, or one booking on days of its own. */
export interface OperatedTrip extends DaySpan {
  /** The id of the departure, or of the booking. */
  readonly id: string;
  readonly departureId: string | null;
  readonly orderId: string | null;
  readonly tour: string;
  readonly people: number;
}

/** A booking on days of its own as a trip; null without days, or as part of a departure. */
export function tripOfOrder(
  order: Pick<Order, 'id' | 'departureId' | 'travelDate' | 'endDate' | 'itemTitle' | 'people' | 'itemType'>,
): OperatedTrip | null {
  const { id, departureId, travelDate, endDate, itemTitle, people, itemType } = order;
  if (departureId || !travelDate || itemType !== 'tour') return null;
  return { id, departureId: null, orderId: id, tour: itemTitle, from: travelDate, to: endDate ?? travelDate, people };
}

/** A departure as a trip. */
export const tripOfDeparture = (row: {
  readonly id: string;
  readonly tourTitle: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly taken: number;
}): OperatedTrip => ({
  id: row.id,
  departureId: row.id,
  orderId: null,
  tour: row.tourTitle,
  from: row.startDate,
  to: row.endDate,
  people: row.taken,
});
