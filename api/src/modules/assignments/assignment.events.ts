import { defineEvent } from '../../platform/domain-events/domain-event.js';

/** A trip has moved or ended, and its assignments have followed (rules/operations 6). */
export interface AssignmentsFollowed {
  /** What the trip is called, with its first day. */
  readonly trip: string;
  /** The first day, which the dashboard opens. */
  readonly day: string;
  /** Who or what keeps the trip on its new days. */
  readonly kept: readonly string[];
  /** Who or what has lost it. */
  readonly released: readonly string[];
}

export const ASSIGNMENTS_FOLLOWED = defineEvent<AssignmentsFollowed>('assignments.followed');

/** A trip has more people now than its vehicles have seats. */
export interface TripOutgrown extends Pick<AssignmentsFollowed, 'trip' | 'day'> {
  readonly people: number;
  readonly seats: number;
}

export const TRIP_OUTGROWN = defineEvent<TripOutgrown>('assignments.outgrown');
