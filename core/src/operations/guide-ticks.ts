/** What a guide can say from the road (rules/operations 10). */
export const TICK_KINDS = ['confirmed', 'picked-up', 'no-show', 'done', 'odometer', 'note'] as const;
export type TickKind = (typeof TICK_KINDS)[number];

/** The maximum number of ticks in one call. */
export const MAX_TICKS = 100;

/** How many days the guide's page shows, today included. */
export const GUIDE_DAYS = 8;
