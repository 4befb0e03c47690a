/** How long seats are held at first: for a client who pays now, and until the link in the mail is opened (rules/departures 3). */
export const FIRST_HOLD_MINUTES = 30;

/** How long seats that came free are kept for whoever has waited longest (rules/departures 7). */
export const OFFER_HOURS = 24;
