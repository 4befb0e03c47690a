/** The progress of a booking of a departure. */
type TripProgress = 'held' | 'deposit' | 'overdue' | 'paid' | 'refund-due' | 'expired';

/** One booking of a departure. */
export interface PlannedTrip {
  /** The number of travellers, by the code of the traveller type. */
  readonly travellers: Readonly<Record<string, number>>;
  readonly extras?: readonly { readonly code: string; readonly quantity: number }[];
  readonly progress: TripProgress;
  /** Days from today. */
  readonly bookedDaysAgo: number;
}

/** A departure of the grand circuit; `week` counts whole weeks from the coming Saturday. */
export interface PlannedDeparture {
  readonly week: number;
  readonly capacity: number;
  readonly minimum: number;
  readonly state?: 'CLOSED' | 'CANCELLED';
  readonly note?: string;
  readonly trips?: readonly PlannedTrip[];
  /** Waiting list entries, each a number of people. */
  readonly waiting?: readonly number[];
}

const SINGLE_ROOM = { code: 'single-room', quantity: 1 };
const SECOND_VISIT = { code: 'second-gorilla', quantity: 2 };

/** A season: a departure under way, one full with a waiting list, some nearly full; bookings in each payment state. */
export const DEPARTURES: readonly PlannedDeparture[] = [
  {
    week: -1,
    capacity: 8,
    minimum: 4,
    note: 'Two vehicles.',
    trips: [
      { travellers: { adult: 4 }, progress: 'paid', bookedDaysAgo: 96 },
      { travellers: { adult: 2 }, extras: [SECOND_VISIT], progress: 'paid', bookedDaysAgo: 81 },
    ],
  },
  {
    week: 3,
    capacity: 8,
    minimum: 4,
    trips: [
      { travellers: { adult: 3 }, extras: [SINGLE_ROOM], progress: 'paid', bookedDaysAgo: 88 },
      { travellers: { adult: 2, child: 1 }, extras: [SECOND_VISIT], progress: 'overdue', bookedDaysAgo: 74 },
      { travellers: { adult: 2 }, extras: [SECOND_VISIT], progress: 'paid', bookedDaysAgo: 63 },
    ],
    waiting: [2, 1],
  },
  {
    week: 7,
    capacity: 8,
    minimum: 4,
    trips: [
      { travellers: { adult: 2 }, extras: [SECOND_VISIT], progress: 'deposit', bookedDaysAgo: 40 },
      { travellers: { adult: 2, child: 2 }, extras: [SINGLE_ROOM], progress: 'deposit', bookedDaysAgo: 22 },
    ],
  },
  {
    week: 11,
    capacity: 8,
    minimum: 4,
    trips: [
      { travellers: { adult: 3 }, progress: 'deposit', bookedDaysAgo: 12 },
      { travellers: { adult: 2 }, extras: [SINGLE_ROOM], progress: 'held', bookedDaysAgo: 1 },
      { travellers: { adult: 2 }, progress: 'expired', bookedDaysAgo: 9 },
      { travellers: { adult: 2 }, progress: 'refund-due', bookedDaysAgo: 30 },
    ],
  },
  { week: 15, capacity: 8, minimum: 4, trips: [{ travellers: { adult: 2 }, progress: 'held', bookedDaysAgo: 2 }] },
  { week: 19, capacity: 8, minimum: 4 },
  { week: 23, capacity: 6, minimum: 4, state: 'CLOSED', note: 'Kept for a school; call them in March.' },
  { week: 27, capacity: 8, minimum: 4 },
  { week: 31, capacity: 8, minimum: 4 },
];
