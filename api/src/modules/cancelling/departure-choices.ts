import { z } from 'zod';
import { seatsLeft } from '@imisozi/core/departures';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import type { Departure } from '../departures/departure.entity.js';
import type { Order } from '../orders/order.entity.js';

/** What becomes of an order whose departure is cancelled (rules/cancelling 6). */
export const DEPARTURE_CHOICES = ['move', 'refund', 'tell'] as const;
export type DepartureChoice = (typeof DEPARTURE_CHOICES)[number];

/** Orders that one call decides about: as many ids fit into a body (rules/errors 4). */
export const MAX_ORDERS = 900;
/** Orders that are settled in one transaction; others wait for what it locks. */
export const ORDERS_AT_ONCE = 200;
/** Departures that one call moves orders to. */
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

/** What the office wants to become of one order. */
export type OrderChoice = z.infer<typeof choice>;

const choices = z
  .array(choice, { error: ORDERS })
  .max(MAX_ORDERS, { error: ruleText('too-many-things', { max: MAX_ORDERS, things: 'orders' }) })
  .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, {
    error: NAMED_TWICE,
  })
  .refine((choices) => new Set(choices.map(({ departureId }) => departureId)).size <= MAX_GOALS + 1, {
    error: ruleText('departures-to-move-to-too-many', { max: MAX_GOALS }),
  });

/** What becomes of each of some orders. */
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

/** {@link orderChoicesSchema} in fewer values, for a departure of many orders. */
export const choiceGroupsSchema: z.ZodType<OrderChoice[]> = z
  .array(group, { error: GROUPS })
  .transform((groups) => groups.flatMap(({ ids, ...what }) => ids.map((id): OrderChoice => ({ id, ...what }))))
  .pipe(choices);

/** What the office is proposed for one order. */
export interface Proposal {
  readonly do: DepartureChoice;
  readonly departureId: string | null;
}

/**
 * What to do with each order: a move to the next later departure that still has room for it, once those before it have
 * theirs; else a refund. Nobody can be asked to have travelled before the day they booked. The orders are served as they are given.
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
