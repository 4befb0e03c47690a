import { MAX_GROUP_SIZE } from '../prices.ts';

// Each bound is a constant of its own, so that a page brings those that it uses: `import * as counts`.

/** The bounds of a number, as inputs and validators take them. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Who travels together, at the desk. */
export const party = { min: 1, max: 1_000 } as const satisfies Bounds;
/** Who waits together for seats. */
export const waiting = { min: 1, max: 100 } as const satisfies Bounds;
export const passengers = { min: 1, max: 500 } as const satisfies Bounds;
/** Seats of a departure, where they are counted. */
export const capacity = { min: 1, max: 10_000 } as const satisfies Bounds;
/** People from which a departure is guaranteed. */
export const minimum = { min: 0, max: 10_000 } as const satisfies Bounds;
/** Dates that one repetition makes. */
export const dates = { min: 1, max: 400 } as const satisfies Bounds;
export const percentOff = { min: 1, max: 100 } as const satisfies Bounds;
export const uses = { min: 1, max: 1_000_000 } as const satisfies Bounds;
/** Groups with a price of their own beside those of one to five. */
export const largeGroup = { min: MAX_GROUP_SIZE + 1, max: party.max } as const satisfies Bounds;
export const age = { min: 0, max: 120 } as const satisfies Bounds;
/** What a traveller type pays more or less. */
export const percentMoreOrLess = { min: -100, max: 100 } as const satisfies Bounds;
/** Of one line that the desk writes. */
export const line = { min: 1, max: 1_000 } as const satisfies Bounds;
/** Of one extra in one booking. */
export const extra = { min: 1, max: 100 } as const satisfies Bounds;
/** Days before its first day on which a tour may ask to be booked. */
export const leadDays = { min: 0, max: 365 } as const satisfies Bounds;
/** What is charged or deposited, of a price. */
export const percent = { min: 0, max: 100 } as const satisfies Bounds;
export const daysBeforeTravel = { min: 0, max: 365 } as const satisfies Bounds;
export const holdHours = { min: 1, max: 720 } as const satisfies Bounds;

/** The dearest price of a field, in US dollars. */
export const DOLLARS = { min: 0, max: 1_000_000 } as const satisfies Bounds;
