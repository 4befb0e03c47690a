/** The bookings' addresses below /account. */
export const BOOKINGS = '/tour-bookings';
export const bookingPath = (id: string): string => `${BOOKINGS}/${encodeURIComponent(id)}/show`;
