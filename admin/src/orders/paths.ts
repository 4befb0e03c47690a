/** The bookings' addresses below /account. */
export const BOOKINGS = '/tour-bookings';
export const bookingPath = (id: string): string => `${BOOKINGS}/${encodeURIComponent(id)}/show`;

/** The bookings with a filter set, whatever filter the person had set before. */
export const bookingsWith = (filter: Readonly<Record<string, string>>): string =>
  `${BOOKINGS}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
