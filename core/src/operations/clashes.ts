import type { Day } from '../kigali-time.ts';

/** A span of days, both included. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

/** The maximum number of spans of days off that a guide or vehicle can have. */
export const MAX_DAYS_OFF = 50;

/** A trip that a guide, driver or vehicle has already. */
export interface BusySpan extends DaySpan {
  /** The id of the departure, or of the booking on days of its own. */
  readonly tripId: string;
  readonly tour: string;
}

/** What decides whether a guide, driver or vehicle can go on a trip. */
export interface Assignable {
  readonly isActive: boolean;
  readonly daysOff: readonly DaySpan[];
  /** Papers without which it cannot go, and the last day on which each is valid; null: no such day is known. */
  readonly papers: readonly { readonly paper: Paper; readonly until: Day | null }[];
  /** Null for a person. */
  readonly seats: number | null;
  readonly busy: readonly BusySpan[];
}

export type Paper = 'licence' | 'insurance';

/** A reason why an assignment is only made by force. */
export type Clash =
  | ({ readonly kind: 'busy'; readonly tour: string } & DaySpan)
  | ({ readonly kind: 'off' } & DaySpan)
  | { readonly kind: 'expired'; readonly paper: Paper; readonly until: Day }
  | { readonly kind: 'seats'; readonly seats: number; readonly people: number }
  | { readonly kind: 'inactive' };

/** Whether two spans have a day in common. */
export const overlap = (one: DaySpan, other: DaySpan): boolean => one.from <= other.to && other.from <= one.to;

/** A trip to be filled. */
export interface WantedTrip extends DaySpan {
  readonly tripId: string;
  readonly people: number;
  /** Seats of the vehicles that it has already. */
  readonly seatsThere: number;
}

/**
 * What stands against a guide, driver or vehicle on a trip (rules/operations 4): another trip on one of the days, days
 * off, papers that end before the last day, and too few seats together with the vehicles that are there.
 */
export function clashesOf({ isActive, daysOff, papers, seats, busy }: Assignable, trip: WantedTrip): Clash[] {
  const together = (seats ?? 0) + trip.seatsThere;
  return [
    ...(isActive ? [] : [{ kind: 'inactive' } as const]),
    ...busy
      .filter((one) => one.tripId !== trip.tripId && overlap(one, trip))
      .map(({ tour, from, to }) => ({ kind: 'busy', tour, from, to }) as const),
    ...daysOff.filter((one) => overlap(one, trip)).map(({ from, to }) => ({ kind: 'off', from, to }) as const),
    ...papers.flatMap(({ paper, until }) =>
      until !== null && until < trip.to ? [{ kind: 'expired', paper, until } as const] : [],
    ),
    ...(seats !== null && together < trip.people
      ? [{ kind: 'seats', seats: together, people: trip.people } as const]
      : []),
  ];
}
