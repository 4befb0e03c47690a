import type { LanguageCode } from '@imisozi/core/languages';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Departure } from './departure.entity.js';
import type { SeatHolder } from './seat-holder.js';

/** The seats of a departure have changed. */
export interface SeatsChanged {
  /** After the change. */
  readonly departure: Departure;
}

/** Seats have become free. */
export interface SeatsFreed extends SeatsChanged {
  /** Who had them: they are offered to this client last. */
  readonly by: SeatHolder;
}

/** Its last seat was taken. */
export const DEPARTURE_FULL = defineEvent<SeatsChanged>('departure.full');

/** Seats were given back or added. */
export const SEATS_FREED = defineEvent<SeatsFreed>('departure.seatsFreed');

/** The company cancelled it (rules/cancelling 6). */
export interface DepartureCancelled {
  /** After the change. */
  readonly departure: Departure;
  /** The reason that clients are told. */
  readonly reason: string;
}

export const DEPARTURE_CANCELLED = defineEvent<DepartureCancelled>('departure.cancelled');

/** Staff have moved it to other days. */
export interface DepartureMoved {
  /** After the change. */
  readonly departure: Departure;
  readonly before: Departure;
}

export const DEPARTURE_MOVED = defineEvent<DepartureMoved>('departure.moved');

/** Staff have deleted it; it had no bookings. */
export interface DepartureDeleted {
  readonly departure: Departure;
}

export const DEPARTURE_DELETED = defineEvent<DepartureDeleted>('departure.deleted');

/** A client was waiting for a departure that is cancelled. */
export interface WaitedInVain extends OnWaitingList {
  readonly reason: string;
}

export const WAITED_IN_VAIN = defineEvent<WaitedInVain>('departure.waitedInVain');

/** A client on a waiting list. */
export interface OnWaitingList {
  /** The id of the waiting-list entry. */
  readonly entryId: string;
  readonly email: string;
  /** The client's language. */
  readonly language: LanguageCode;
}

/** A client has joined a waiting list. */
export const WAITING_LIST_JOINED = defineEvent<OnWaitingList>('departure.waitingListJoined');

/** Seats are offered to a client who was waiting. */
export const SEATS_OFFERED = defineEvent<OnWaitingList>('departure.seatsOffered');
