/** What cancelling a registration for an event costs: until `days` before it a part of the fee, then all of it. */
export const EVENT_FEE_CHARGES = { days: 5, percent: 25, lastDays: 2 } as const;
