import { defineEvent } from '../../common/domain-events/domain-event.js';
import type { Departure } from './departure.entity.js';

/** What happened to the seats of a departure. */
export interface SeatsChanged {
  /** As it is now. */
  readonly departure: Departure;
}

/** Its last seat was taken. */
export const DEPARTURE_FULL = defineEvent<SeatsChanged>('departure.full');

/** Seats came back, or there are more than before. */
export const SEATS_FREED = defineEvent<SeatsChanged>('departure.seatsFreed');

/** Seats are held for somebody who waited for them. */
export interface SeatsOffered {
  /** Of the waiting list. */
  readonly entryId: string;
  readonly email: string;
}

export const SEATS_OFFERED = defineEvent<SeatsOffered>('departure.seatsOffered');
