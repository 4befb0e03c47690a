import type { OrderStatus } from '@imisozi/core/order-status';

/** The travel date in days from today; `weekend`: the next Saturday or Sunday. */
type TravelDay = readonly [from: number, to: number] | 'weekend' | 'swapped';

/** Bookings that share status, travel date and payment method. */
export interface PlannedBookings {
  readonly count: number;
  readonly status: OrderStatus;
  readonly travel: TravelDay;
  /** Payment methods, used in turn; `test` and `office` create no card payment. */
  readonly paidBy?: readonly ('card' | 'office' | 'test')[];
  readonly itemType?: 'event';
}

const WAYS = ['card', 'card', 'office', 'card'] as const;

/** The 60 bookings of the demonstration, in every status: of the last weeks, today, tomorrow, this week and later. */
export const BOOKINGS: readonly PlannedBookings[] = [
  { count: 16, status: 'PAID', travel: [-26, -1], paidBy: WAYS },
  { count: 2, status: 'CANCELLED', travel: [-20, -4] },
  { count: 2, status: 'REFUNDED', travel: [-18, -3], paidBy: ['card'] },
  { count: 1, status: 'REJECTED', travel: [-15, -8] },
  { count: 2, status: 'PAID', travel: [0, 0], paidBy: WAYS },
  { count: 1, status: 'APPROVED', travel: [0, 0] },
  { count: 2, status: 'PAID', travel: [1, 1], paidBy: WAYS },
  { count: 1, status: 'APPROVED', travel: [1, 1] },
  { count: 4, status: 'PAID', travel: [2, 7], paidBy: WAYS },
  { count: 2, status: 'APPROVED', travel: [2, 7] },
  { count: 2, status: 'PENDING', travel: [3, 7] },
  { count: 1, status: 'CANCELLED', travel: [2, 7] },
  { count: 2, status: 'PAID', travel: 'weekend', paidBy: ['card', 'test'] },
  { count: 1, status: 'APPROVED', travel: 'weekend' },
  { count: 2, status: 'PAID', travel: [8, 60], paidBy: WAYS },
  { count: 4, status: 'APPROVED', travel: [8, 70] },
  { count: 6, status: 'PENDING', travel: [8, 75] },
  { count: 1, status: 'REJECTED', travel: [10, 40] },
  { count: 1, status: 'REFUNDED', travel: [12, 40], paidBy: ['office'] },
  { count: 1, status: 'PENDING', travel: 'swapped' },
  { count: 3, status: 'PAID', travel: [0, 90], paidBy: ['card'], itemType: 'event' },
  { count: 2, status: 'PENDING', travel: [0, 90], itemType: 'event' },
  { count: 1, status: 'APPROVED', travel: [0, 90], itemType: 'event' },
];

/** Card payments that paid nothing; each belongs to a pending booking, the last one to none. */
export const UNFINISHED_PAYMENTS = [
  { status: 'FAILED', reviewReason: null, belongs: true },
  { status: 'FAILED', reviewReason: null, belongs: true },
  { status: 'OPEN', reviewReason: null, belongs: true },
  { status: 'REVIEW', reviewReason: "The amount at the gateway differs from the order's.", belongs: true },
  {
    status: 'REVIEW',
    reviewReason: 'It was opened without an order, so it is unclear what it pays for.',
    belongs: false,
  },
] as const;
