import { MAX_GROUP_SIZE } from '../prices.ts';

/** The bounds of a number, as inputs and validators take them. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whole numbers of people, seats and the like. */
export const COUNTS = {
  /** Who travels together, at the desk. */
  party: { min: 1, max: 1_000 },
  /** Who waits together for seats. */
  waiting: { min: 1, max: 100 },
  passengers: { min: 1, max: 500 },
  /** Seats of a departure, where they are counted. */
  capacity: { min: 1, max: 10_000 },
  /** People from which a departure is guaranteed. */
  minimum: { min: 0, max: 10_000 },
  /** Dates that one repetition makes. */
  dates: { min: 1, max: 400 },
  percentOff: { min: 1, max: 100 },
  uses: { min: 1, max: 1_000_000 },
  /** Groups with a price of their own beside those of one to five. */
  largeGroup: { min: MAX_GROUP_SIZE + 1, max: 1_000 },
  age: { min: 0, max: 120 },
  /** What a traveller type pays more or less. */
  percentMoreOrLess: { min: -100, max: 100 },
  /** Of one line that the desk writes. */
  line: { min: 1, max: 1_000 },
  /** Of one extra in one booking. */
  extra: { min: 1, max: 100 },
  /** Days before its first day on which a tour may ask to be booked. */
  leadDays: { min: 0, max: 365 },
  /** What is charged or deposited, of a price. */
  percent: { min: 0, max: 100 },
  daysBeforeTravel: { min: 0, max: 365 },
  holdHours: { min: 1, max: 720 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** The dearest price of a field, in US dollars. */
export const DOLLARS = { min: 0, max: 1_000_000 } as const satisfies Bounds;
