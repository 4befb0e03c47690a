import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { TravelRange } from '../format/kigaliDays';

/** The path of bookings below /account. */
export const BOOKINGS = '/tour-bookings';
/** The form of a new booking. */
export const NEW_BOOKING = `${BOOKINGS}/create`;
/** The path of the bookings that go ahead in these days, soonest first. */
export const departuresPath = (travels: TravelRange): string => {
  const filter = JSON.stringify({ travels, status: ACTIVE_STATUSES });
  return `${BOOKINGS}?${new URLSearchParams({ filter, sort: 'needDate', order: 'ASC' })}`;
};

/** The path of the bookings of a departure that go ahead. */
export const bookingsOfDeparture = (departureId: string): string =>
  `${BOOKINGS}?${new URLSearchParams({ filter: JSON.stringify({ departureId, status: ACTIVE_STATUSES }) })}`;

export const bookingPath = (id: string): string => `${BOOKINGS}/${encodeURIComponent(id)}/show`;
