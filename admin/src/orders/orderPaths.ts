import type { TravelSpan } from '../format/kigaliDays';

/** The bookings' addresses below /account. */
export const BOOKINGS = '/tour-bookings';
/** The bookings that go ahead in a span, soonest first. */
export const travelling = (travels: TravelSpan): string => {
  const filter = JSON.stringify({ travels, status: ['PENDING', 'APPROVED', 'PAID'] });
  return `${BOOKINGS}?${new URLSearchParams({ filter, sort: 'needDate', order: 'ASC' })}`;
};

export const bookingPath = (id: string): string => `${BOOKINGS}/${encodeURIComponent(id)}/show`;
