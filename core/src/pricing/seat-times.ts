/** How long seats are kept at first: for whoever pays now, and until the link in the mail was opened (rules/departures 3). */
export const FIRST_HOLD_MINUTES = 30;

/** How long seats that came free are kept for whoever has waited longest (rules/departures 7). */
export const OFFER_HOURS = 24;
