import type { LanguageCode } from '@imisozi/core/languages';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Departure } from './departure.entity.js';
import type { SeatHolder } from './seat-holder.js';

/** What happened to the seats of a departure. */
export interface SeatsChanged {
  /** As it is now. */
  readonly departure: Departure;
}

/** Seats that can be had again. */
export interface SeatsFreed extends SeatsChanged {
  /** Who had them, and so is last to be offered them. */
  readonly by: SeatHolder;
}

/** Its last seat was taken. */
export const DEPARTURE_FULL = defineEvent<SeatsChanged>('departure.full');

/** Seats came back, or there are more than before. */
export const SEATS_FREED = defineEvent<SeatsFreed>('departure.seatsFreed');

/** The company cancelled it (rules/cancelling 6). */
export interface DepartureCancelled {
  /** As it is now. */
  readonly departure: Departure;
  /** What clients are told. */
  readonly reason: string;
}

export const DEPARTURE_CANCELLED = defineEvent<DepartureCancelled>('departure.cancelled');

/** Somebody waits for seats of a departure that was cancelled. */
export interface WaitedInVain extends OnWaitingList {
  readonly reason: string;
}

export const WAITED_IN_VAIN = defineEvent<WaitedInVain>('departure.waitedInVain');

/** Somebody on a waiting list. */
export interface OnWaitingList {
  /** Of the waiting list. */
  readonly entryId: string;
  readonly email: string;
  /** What who waits reads. */
  readonly language: LanguageCode;
}

/** Somebody has joined the end of the line. */
export const WAITING_LIST_JOINED = defineEvent<OnWaitingList>('departure.waitingListJoined');

/** Seats are held for somebody who waited for them. */
export const SEATS_OFFERED = defineEvent<OnWaitingList>('departure.seatsOffered');
