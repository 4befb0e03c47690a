/** How many days after a trip the details of its travellers are kept (rules/privacy 5), and what its guide has written. */
export const TRAVELLERS_KEPT_DAYS = 30;

/** How many years a proposal that was not accepted is kept after its last day (rules/privacy 14). */
export const QUOTES_KEPT_YEARS = 2;

/** How many days the record of a former guide or driver is kept after the last trip (rules/privacy 15). */
export const FORMER_GUIDES_KEPT_DAYS = 365;

/** How many days a gift voucher that nobody has paid is kept (rules/privacy 17). */
export const UNPAID_GIFTS_KEPT_DAYS = 30;

/** How many days after a payment by mobile money the payer's number is kept (rules/privacy 19). */
export const PAYERS_KEPT_DAYS = 90;

/** How many years a conversation is kept after its last message (rules/privacy 20). */
export const THREADS_KEPT_YEARS = 2;
