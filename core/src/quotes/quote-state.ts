import type { Day } from '../kigali-time.ts';

/** The allowed changes of a proposal's state (rules/proposals 2). */
const TRANSITIONS = {
  DRAFT: ['SENT', 'WITHDRAWN'],
  SENT: ['ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'],
  ACCEPTED: [],
  DECLINED: [],
  EXPIRED: ['SENT', 'DECLINED', 'WITHDRAWN'],
  WITHDRAWN: [],
} as const satisfies Record<string, readonly string[]>;

/** What has become of a proposal. */
export type QuoteState = keyof typeof TRANSITIONS;

export const QUOTE_STATES = Object.keys(TRANSITIONS) as QuoteState[];

/** The states from which a proposal may change to `next`. */
export const statesBefore = (next: QuoteState): QuoteState[] =>
  QUOTE_STATES.filter((state) => (TRANSITIONS[state] as readonly QuoteState[]).includes(next));

/** The states in which staff may edit it and send it (again). */
export const OPEN_STATES: readonly QuoteState[] = ['DRAFT', 'SENT', 'EXPIRED'];

/** Whether staff may edit it and send it (again). */
export const isOpen = ({ state }: { readonly state: QuoteState }): boolean => OPEN_STATES.includes(state);

/** The states of a proposal that was lost (rules/proposals 9). */
export const LOST_STATES: readonly QuoteState[] = ['DECLINED', 'EXPIRED', 'WITHDRAWN'];

/** Whether the client can accept it today: it was sent, and its last day is not over (rules/proposals 5). */
export const isAcceptable = (
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil: Day | null },
  today: Day,
): boolean => state === 'SENT' && validUntil !== null && validUntil >= today;

/** Whether the departure of a proposal has room for its party; `gone`: it is not offered on that day any more. */
export const ROOMS_OF_DEPARTURE = ['enough', 'few-left', 'full', 'gone'] as const;
export type RoomOfDeparture = (typeof ROOMS_OF_DEPARTURE)[number];

/** Where a proposal comes from. */
export const QUOTE_SOURCES = ['office', 'tour', 'message', 'trip-brief', 'air-ticket', 'copy'] as const;
export type QuoteSource = (typeof QUOTE_SOURCES)[number];

/** Clients and the office are reminded this many days before the last day (rules/proposals 9). */
export const REMINDED_DAYS = 3;
