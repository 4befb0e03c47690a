import { MAX_GROUP_SIZE } from '../prices.ts';

// Each range is a separate constant, so that a page's bundle contains only those that it uses: `import * as counts`.

/** The range of a number, as inputs and validators take it. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The number of people in a booking by the desk. */
export const party = { min: 1, max: 1_000 } as const satisfies Bounds;
/** The number of people in a waiting-list entry. */
export const waiting = { min: 1, max: 100 } as const satisfies Bounds;
/** The tickets of one order for an event. */
export const tickets = { min: 1, max: 20 } as const satisfies Bounds;
export const passengers = { min: 1, max: 500 } as const satisfies Bounds;
/** The seats of a departure, if they are limited. */
export const capacity = { min: 1, max: 10_000 } as const satisfies Bounds;
/** The minimum number of people for a departure to be guaranteed. */
export const minimum = { min: 0, max: 10_000 } as const satisfies Bounds;
/** The dates of one repeat rule. */
export const dates = { min: 1, max: 400 } as const satisfies Bounds;
export const percentOff = { min: 1, max: 100 } as const satisfies Bounds;
export const uses = { min: 1, max: 1_000_000 } as const satisfies Bounds;
/** Group sizes with a price of their own, beyond those of one to five. */
export const largeGroup = { min: MAX_GROUP_SIZE + 1, max: party.max } as const satisfies Bounds;
export const age = { min: 0, max: 120 } as const satisfies Bounds;
/** The percentage by which a traveller type pays more or less. */
export const percentMoreOrLess = { min: -100, max: 100 } as const satisfies Bounds;
/** The quantity of a row added by the desk. */
export const line = { min: 1, max: 1_000 } as const satisfies Bounds;
/** The quantity of an extra in a booking. */
export const extra = { min: 1, max: 100 } as const satisfies Bounds;
/** How many days before its first day a tour must be booked. */
export const leadDays = { min: 0, max: 365 } as const satisfies Bounds;
/** The seats of a vehicle, without its driver's. */
export const vehicleSeats = { min: 1, max: 100 } as const satisfies Bounds;
/** What a guide reads off the odometer, in kilometres. */
export const odometer = { min: 0, max: 2_000_000 } as const satisfies Bounds;
/** The part of a price that is charged or deposited. */
export const percent = { min: 0, max: 100 } as const satisfies Bounds;
export const daysBeforeTravel = { min: 0, max: 365 } as const satisfies Bounds;
export const holdHours = { min: 1, max: 720 } as const satisfies Bounds;

/** The range of a price field, in US dollars. */
/** An amount of money in whole minor units of any currency. */
export const minorUnits = { min: 1, max: 1_000_000_000_000 } as const satisfies Bounds;
/** Units of a currency per dollar. */
export const exchangeRate = { min: 0.0001, max: 100_000 } as const satisfies Bounds;
export const DOLLARS = { min: 0, max: 1_000_000 } as const satisfies Bounds;
