/** Bounds of what the office writes to the client of a booking. */
export const MAX_LETTER_SUBJECT = 150;
export const MAX_LETTER_TEXT = 5_000;

/** The most bookings of one bulk action (rules/desk 17). */
export const MAX_BULK = 200;
