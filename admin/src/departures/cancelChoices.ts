import type { DepartureCancellation, DepartureCancelling } from '../data/types';

type Affected = DepartureCancellation['orders'][number];

/** The form values for cancelling a departure; a choice by booking id is `refund`, `tell` or `move:<departure id>`. */
export interface CancelValues {
  readonly choices: Readonly<Record<string, string>>;
  readonly reason: string;
}

const MOVE = 'move:';

/** The value of a choice in a select. */
export const choiceValue = (what: Affected['do'], departureId?: string | null): string =>
  what === 'move' ? `${MOVE}${departureId}` : what;

/** The departure to which a choice moves a booking, if any. */
const targetOf = (choice = ''): string | undefined => (choice.startsWith(MOVE) ? choice.slice(MOVE.length) : undefined);

/** The request body: the bookings grouped by choice. */
export function bodyOf({ choices, reason }: CancelValues): DepartureCancelling {
  const byChoice = Map.groupBy(Object.entries(choices), ([, choice]) => choice);
  const groups = [...byChoice].map(([choice, chosen]) => {
    const departureId = targetOf(choice);
    const ids = chosen.map(([id]) => id);
    return departureId ? { do: 'move' as const, departureId, ids } : { do: choice as 'refund' | 'tell', ids };
  });
  return { groups, reason };
}

/** The totals of the choices. */
export interface CancelEffect {
  readonly moved: number;
  readonly told: number;
  readonly refunded: number;
  /** US dollars. */
  readonly refund: number;
  /** The ids of departures that get more people than they have free seats. */
  readonly overfull: readonly string[];
}

/** The effect of the choices on bookings, money and seats. */
export function effectOf(
  { orders, departures }: DepartureCancellation,
  choices: CancelValues['choices'] = {},
): CancelEffect {
  const chosen = orders.map((order) => ({ order, choice: choices[order.id] }));
  const peopleTo = (id: string) =>
    chosen.filter(({ choice }) => targetOf(choice) === id).reduce((sum, { order }) => sum + order.people, 0);
  const refunds = chosen.filter(({ choice }) => choice === 'refund');
  return {
    moved: chosen.filter(({ choice }) => targetOf(choice)).length,
    told: chosen.filter(({ choice }) => choice === 'tell').length,
    refunded: refunds.length,
    refund: refunds.reduce((cents, { order }) => cents + Math.round(order.refund * 100), 0) / 100,
    overfull: departures
      .filter(({ id, seatsLeft }) => seatsLeft !== null && peopleTo(id) > seatsLeft)
      .map(({ id }) => id),
  };
}
