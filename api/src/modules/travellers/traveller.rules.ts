import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { daysOf, DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';
import { ADULT } from '@imisozi/core/pricing/party';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';

/** Rangers and airlines need the travellers this many days before a trip (rules/privacy 4). */
const CLOSED_DAYS_BEFORE = 2;

/** The last day on which an order's travellers can be changed; null for an order without a day. */
export const editableUntil = ({ travelDate }: Pick<Order, 'travelDate'>): Day | null =>
  travelDate && addDays(travelDate, -CLOSED_DAYS_BEFORE);

/** Whether an order's travellers can be changed today: it has not ended, and its trip is not too near. */
export function isEditable(order: Pick<Order, 'travelDate' | 'status'>): boolean {
  const until = editableUntil(order);
  return ACTIVE_STATUSES.includes(order.status) && (until === null || today() <= until);
}

/**
 * The last day on which an order's travellers are kept while nobody has set another number of days: the job that erases
 * them moves it by the difference.
 */
export const keepUntil = ({ endDate, travelDate }: Pick<Order, 'endDate' | 'travelDate'>): Day =>
  addDays(
    endDate ?? travelDate ?? addDays(today(), daysOf('travellersWithoutDay')),
    daysOf('travellers', DEFAULT_PERIODS),
  );

/** How many were booked, by the code of their type. */
export const bookedOf = ({ travellers, people }: Pick<Order, 'travellers' | 'people'>): Record<string, number> =>
  travellers ?? { [ADULT]: people };

/** Binds a traveller's encrypted details to their row: copied to another row, they cannot be decrypted. */
export const sealOwner = ({ id, orderId }: { readonly id: string; readonly orderId: string }): string =>
  `${orderId} ${id}`;
