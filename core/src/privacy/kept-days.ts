/** How many days after a trip the details of its travellers are kept (rules/privacy 5). */
export const TRAVELLERS_KEPT_DAYS = 30;
