import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { ADULT } from '@imisozi/core/pricing/party';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';

/** Rangers and airlines need the travellers so long before a trip (rules/privacy 4). */
const CLOSED_DAYS_BEFORE = 2;
/** How long after a trip its travellers are kept (rules/privacy 5). */
const KEPT_DAYS_AFTER = 30;
/** An order on no day: a year after its travellers were last changed. */
const KEPT_DAYS_WITHOUT_TRIP = 365;

/** The last day on which an order's travellers can be changed; null for an order on no day. */
export const editableUntil = ({ travelDate }: Pick<Order, 'travelDate'>): Day | null =>
  travelDate && addDays(travelDate, -CLOSED_DAYS_BEFORE);

/** Whether an order's travellers can be changed today: it has not ended, and its trip is not too near. */
export function isEditable(order: Pick<Order, 'travelDate' | 'status'>): boolean {
  const until = editableUntil(order);
  return ACTIVE_STATUSES.includes(order.status) && (until === null || today() <= until);
}

/** The last day on which an order's travellers are kept. */
export const keepUntil = ({ endDate, travelDate }: Pick<Order, 'endDate' | 'travelDate'>): Day =>
  addDays(endDate ?? travelDate ?? addDays(today(), KEPT_DAYS_WITHOUT_TRIP), KEPT_DAYS_AFTER);

/** How many were booked, by the code of their type. */
export const bookedOf = ({ travellers, people }: Pick<Order, 'travellers' | 'people'>): Record<string, number> =>
  travellers ?? { [ADULT]: people };

/** What a traveller's details are bound to where they are encrypted: they mean nothing in another row. */
export const sealOwner = ({ id, orderId }: { readonly id: string; readonly orderId: string }): string =>
  `${orderId} ${id}`;
