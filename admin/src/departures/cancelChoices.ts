import type { DepartureCancellation, DepartureCancelling } from '../data/types';

type Affected = DepartureCancellation['orders'][number];

/** What the form of cancelling a departure holds: by the id of a booking, `refund`, `tell`, or `move:` and where to. */
export interface CancelValues {
  readonly choices: Readonly<Record<string, string>>;
  readonly reason: string;
}

const MOVE = 'move:';

/** A choice as a select has it. */
export const choiceValue = (what: Affected['do'], departureId?: string | null): string =>
  what === 'move' ? `${MOVE}${departureId}` : what;

/** Where a choice moves a booking to, if it does. */
const goalOf = (choice = ''): string | undefined => (choice.startsWith(MOVE) ? choice.slice(MOVE.length) : undefined);

/** What is sent: the bookings by what becomes of them. */
export function bodyOf({ choices, reason }: CancelValues): DepartureCancelling {
  const byChoice = Map.groupBy(Object.entries(choices), ([, choice]) => choice);
  const groups = [...byChoice].map(([choice, chosen]) => {
    const departureId = goalOf(choice);
    const ids = chosen.map(([id]) => id);
    return departureId ? { do: 'move' as const, departureId, ids } : { do: choice as 'refund' | 'tell', ids };
  });
  return { groups, reason };
}

/** What the choices come to. */
export interface CancelEffect {
  readonly moved: number;
  readonly told: number;
  readonly refunded: number;
  /** US dollars. */
  readonly refund: number;
  /** Departures that more people are moved to than they have seats. */
  readonly overfull: readonly string[];
}

/** The effect of the choices on bookings, money and seats. */
export function effectOf(
  { orders, departures }: DepartureCancellation,
  choices: CancelValues['choices'] = {},
): CancelEffect {
  const chosen = orders.map((order) => ({ order, choice: choices[order.id] }));
  const peopleTo = (id: string) =>
    chosen.filter(({ choice }) => goalOf(choice) === id).reduce((sum, { order }) => sum + order.people, 0);
  const refunds = chosen.filter(({ choice }) => choice === 'refund');
  return {
    moved: chosen.filter(({ choice }) => goalOf(choice)).length,
    told: chosen.filter(({ choice }) => choice === 'tell').length,
    refunded: refunds.length,
    refund: refunds.reduce((cents, { order }) => cents + Math.round(order.refund * 100), 0) / 100,
    overfull: departures
      .filter(({ id, seatsLeft }) => seatsLeft !== null && peopleTo(id) > seatsLeft)
      .map(({ id }) => id),
  };
}
