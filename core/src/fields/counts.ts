/** The bounds of a number, as inputs and validators take them. */
interface Bounds {
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
  percentOff: { min: 1, max: 100 },
  uses: { min: 1, max: 1_000_000 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** The dearest price of a field, in US dollars. */
export const DOLLARS = { min: 0, max: 1_000_000 } as const satisfies Bounds;
