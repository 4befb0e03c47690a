import { z } from 'zod';
import { seatsLeft } from '@imisozi/core/departures';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import type { Departure } from '../departures/departure.entity.js';
import type { Order } from '../orders/order.entity.js';

/** What happens to an order whose departure is cancelled (rules/cancelling 6). */
export const DEPARTURE_CHOICES = ['move', 'refund', 'tell'] as const;
export type DepartureChoice = (typeof DEPARTURE_CHOICES)[number];

/** Orders that one call may decide about: as many ids as fit into a body (rules/errors 4). */
export const MAX_ORDERS = 900;
/** Orders that are settled in one transaction, for which others may have to wait. */
export const ORDERS_AT_ONCE = 200;
/** Departures that one call may move orders to. */
const MAX_GOALS = 200;

const NAMED_TWICE = ruleText('order-named-twice');
const GOAL = ruleText('departure-to-move-to-required');
const GROUPS = ruleText('orders-groups-unreadable');
const ORDERS = ruleText('orders-choices-unreadable');

const choice = z
  .object(
    {
      id: z.uuid({ error: ORDERS }),
      do: z.enum(DEPARTURE_CHOICES, { error: ORDERS }),
      departureId: z.uuid({ error: GOAL }).nullish(),
    },
    { error: ORDERS },
  )
  .refine((one) => one.do !== 'move' || Boolean(one.departureId), { error: GOAL });

/** The decision of the office about one order. */
export type OrderChoice = z.infer<typeof choice>;

const choices = z
  .array(choice, { error: ORDERS })
  .max(MAX_ORDERS, { error: ruleText('too-many-things', { max: MAX_ORDERS, things: 'orders' }) })
  .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, {
    error: NAMED_TWICE,
  })
  .refine((choices) => new Set(choices.flatMap(({ departureId }) => departureId ?? [])).size <= MAX_GOALS, {
    error: ruleText('departures-to-move-to-too-many', { max: MAX_GOALS }),
  });

/** The decisions about several orders. */
export const orderChoicesSchema: z.ZodType<OrderChoice[]> = choices;

const group = z
  .object(
    {
      do: z.enum(DEPARTURE_CHOICES, { error: GROUPS }),
      departureId: z.uuid({ error: GOAL }).nullish(),
      ids: z.array(z.uuid({ error: GROUPS }), { error: GROUPS }),
    },
    { error: GROUPS },
  )
  .refine((one) => one.do !== 'move' || Boolean(one.departureId), { error: GOAL });

/** {@link orderChoicesSchema} in fewer values, for a departure with many orders. */
export const choiceGroupsSchema: z.ZodType<OrderChoice[]> = z
  .array(group, { error: GROUPS })
  .transform((groups) => groups.flatMap(({ ids, ...what }) => ids.map((id): OrderChoice => ({ id, ...what }))))
  .pipe(choices);

/** The proposal for one order. */
export interface Proposal {
  readonly do: DepartureChoice;
  readonly departureId: string | null;
}

/**
 * What to do with each order: a move to the next later departure that still has room for it, after the orders before it
 * have been placed; otherwise a refund. An earlier departure is never proposed. Orders are processed in the given
 * order.
 */
export function proposalsFor(
  orders: readonly Pick<Order, 'id' | 'people'>[],
  cancelled: Pick<Departure, 'startDate'>,
  others: readonly Departure[],
): Map<string, Proposal> {
  const later = others
    .filter(({ startDate }) => startDate >= cancelled.startDate)
    .map((departure) => ({
      id: departure.id,
      left: seatsLeft(departure) ?? Infinity,
      startDate: departure.startDate,
    }))
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
  return new Map(
    orders.map(({ id, people }): [string, Proposal] => {
      const target = later.find(({ left }) => left >= people);
      if (!target) return [id, { do: 'refund', departureId: null }];
      target.left -= people;
      return [id, { do: 'move', departureId: target.id }];
    }),
  );
}
