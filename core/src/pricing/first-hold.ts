/** How long seats are kept at first: for whoever pays now, and until the link in the mail was opened (trade 2). */
export const FIRST_HOLD_MINUTES = 30;
