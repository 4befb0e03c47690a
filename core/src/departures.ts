/** Whether a departure is on sale; a cancelled one cannot be reopened (rules/departures 1). */
export const DEPARTURE_STATES = ['OPEN', 'CLOSED', 'CANCELLED'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

export const DEPARTURE_LABELS = ['cancelled', 'closed', 'full', 'few-left', 'guaranteed', 'available'] as const;
export type DepartureLabel = (typeof DEPARTURE_LABELS)[number];

/** With at most this many seats left, their number is shown. */
export const FEW_SEATS = 3;

/** The seats of a departure. */
export interface Seats {
  readonly state: DepartureState;
  /** Null means unlimited. */
  readonly capacity: number | null;
  /** People of the orders that hold or own seats. */
  readonly taken: number;
  /** Seats held by offers to the waiting list. */
  readonly offered: number;
  /** The minimum number of people for it to be guaranteed; 0: no guarantee. */
  readonly minimum: number;
}

type TakenSeats = Pick<Seats, 'capacity' | 'taken' | 'offered'>;

/** The seats that anyone may book; null if unlimited. */
export const seatsLeft = ({ capacity, taken, offered }: TakenSeats): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken - offered);

/** The number of seats taken or offered beyond the capacity, if staff oversold it. */
export const seatsOver = ({ capacity, taken, offered }: TakenSeats): number =>
  capacity === null ? 0 : Math.max(0, taken + offered - capacity);

/** The most informative label of a departure (rules/departures 1). */
export function departureLabel(seats: Seats): DepartureLabel {
  const left = seatsLeft(seats);
  if (seats.state === 'CANCELLED') return 'cancelled';
  if (seats.state === 'CLOSED') return 'closed';
  if (left === 0) return 'full';
  if (left !== null && left <= FEW_SEATS) return 'few-left';
  return seats.minimum > 0 && seats.taken >= seats.minimum ? 'guaranteed' : 'available';
}
