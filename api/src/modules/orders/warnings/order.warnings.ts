import { addDays, catDate, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { balanceOf, instalmentsWithPaid } from '../order.balance.js';
import type { Order } from '../order.entity.js';
import { isDateMissing } from '../order.travel-day.js';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { dueInstalment } from '../due-day.js';
import type { OrderWarning } from './warning.view.js';

/** From this many days before travel on, missing money is urgent. */
const UNPAID_DAYS = 7;
/** From this many days before travel on, missing travellers are urgent: permits and flights are booked by then. */
const PEOPLE_DAYS = 14;

/** How many travellers of an order have details, and how many of them no passport. */
export interface KnownTravellers {
  readonly count: number;
  readonly withoutPassport: number;
}

/** From this many days before travel on, permits that are not bought are urgent: parks sell out. */
const PERMIT_DAYS = 30;

/** What is left to do about the permits of an order (rules/permits 6). */
export interface KnownPermits {
  readonly toBuy: number;
  /** The first day of one that is to be bought. */
  readonly day: Day | null;
  /** Bought ones that the booking no longer contains. */
  readonly surplus: number;
}

/**
 * What the office has to check before the client travels (rules/desk 6), the most urgent first.
 * @param permits for an order with permits; undefined otherwise, or if they were not looked up
 * @param known for an order whose tour asks who travels; undefined otherwise, or if it was not looked up
 */
export function orderWarnings(order: Order, day: Day, known?: KnownTravellers, permits?: KnownPermits): OrderWarning[] {
  return [
    ...unpaidBeforeTravel(order, day),
    ...overdue(order, day),
    ...holdEnding(order, day),
    ...(known && travelsSoon(order, day) ? unknownPeople(order, known) : []),
    ...(permits ? permitsLeft(order, day, permits) : []),
    ...refundDue(order),
    ...dateMissing(order),
    ...marked(order),
  ];
}

/** Whether it is time to know who travels; not once the trip is over. */
export const travelsSoon = ({ status, travelDate, endDate }: Order, day: Day): boolean =>
  ACTIVE_STATUSES.includes(status) &&
  travelDate !== null &&
  travelDate <= addDays(day, PEOPLE_DAYS) &&
  day <= (endDate ?? travelDate);

/** Money is missing shortly before, during or after the trip. */
function unpaidBeforeTravel(order: Order, day: Day): OrderWarning[] {
  const { status, travelDate } = order;
  const amount = balanceOf(order);
  if (!UNPAID_STATUSES.includes(status) || amount <= 0 || !travelDate || travelDate > addDays(day, UNPAID_DAYS)) {
    return [];
  }
  return [{ code: 'unpaid', amount, day: travelDate, count: null }];
}

function overdue(order: Order, day: Day): OrderWarning[] {
  const oldest = dueInstalment(order);
  if (!oldest || oldest.dueDate >= day) return [];
  return [{ code: 'overdue', amount: overdueOf(order, day), day: oldest.dueDate, count: null }];
}

/** The amount that should have been paid before `day`, in US dollars. */
export const overdueOf = (order: Order, day: Day): number =>
  toDollars(
    instalmentsWithPaid(order)
      .filter(({ dueDate }) => dueDate < day)
      .reduce((sum, { amount, paid }) => sum + amount - paid, 0),
  );

function holdEnding({ status, holdUntil }: Order, day: Day): OrderWarning[] {
  if (status !== 'PENDING' || !holdUntil || catDate(holdUntil) > day) return [];
  return [{ code: 'hold-ends', amount: null, day: catDate(holdUntil), count: null }];
}

function unknownPeople({ people, travelDate: day }: Order, known: KnownTravellers): OrderWarning[] {
  const missing = people - known.count;
  const warnings: OrderWarning[] = [];
  if (missing > 0) warnings.push({ code: 'travellers', amount: null, day, count: missing });
  if (known.withoutPassport > 0) warnings.push({ code: 'passports', amount: null, day, count: known.withoutPassport });
  return warnings;
}

function permitsLeft({ travelDate }: Order, today: Day, { toBuy, day, surplus }: KnownPermits): OrderWarning[] {
  const due = day ?? travelDate;
  const isSoon = toBuy > 0 && due !== null && due <= addDays(today, PERMIT_DAYS);
  return [
    ...(isSoon ? [{ code: 'permits-to-buy' as const, amount: null, day: due, count: toBuy }] : []),
    ...(surplus > 0 ? [{ code: 'permits-surplus' as const, amount: null, day: null, count: surplus }] : []),
  ];
}

/** No day of travel was chosen: staff ask the client for one (rules/orders 8). */
const dateMissing = (order: Order): OrderWarning[] =>
  ACTIVE_STATUSES.includes(order.status) && isDateMissing(order)
    ? [{ code: 'date-missing', amount: null, day: null, count: null }]
    : [];

/** The marks from when the order was made; resolved when it is decided. */
const marked = ({ status, marks }: Order): OrderWarning[] =>
  ACTIVE_STATUSES.includes(status) ? (marks ?? []).map((code) => ({ code, amount: null, day: null, count: null })) : [];

const refundDue = ({ refundDue: amount }: Order): OrderWarning[] =>
  amount > 0 ? [{ code: 'refund-due', amount, day: null, count: null }] : [];
