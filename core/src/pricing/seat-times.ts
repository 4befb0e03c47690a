/**
 * How long seats are first held: for a client who pays now, and until the link in the mail is opened
 * (rules/departures 3).
 */
export const FIRST_HOLD_MINUTES = 30;

/** How long seats that became free are held for a client on the waiting list (rules/departures 7). */
export const OFFER_HOURS = 24;
