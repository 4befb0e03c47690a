import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { goesOn } from '@imisozi/core/order-status';
import { orderJourney as text } from '../i18n/for-pages';
import type { OrderPage, Travellers } from './api/types';
import { catMoment, catWeekday } from './cat-time';
import { usd } from './money';
import type { OrderedItem, ShownText } from './order-item';

/** Days before the trip on which the client gets a mail about it. */
const MAILED_BEFORE = [
  [30, 'monthBefore'],
  [7, 'weekBefore'],
] as const;

/** One step on the way to the end of the trip. */
export interface OrderStep {
  /** Its day or moment, as a text. */
  readonly when: string;
  readonly day: Day;
  readonly what: string;
  /** The anchor of the box where it is done. */
  readonly href?: string;
  /** In the tour's own words. */
  readonly detail?: ShownText;
}

/** What is left to pay of an instalment, in US dollars. */
export const leftOf = ({ amount, paid }: OrderPage['instalments'][number]): number =>
  (toCents(amount) - toCents(paid)) / 100;

/** What happens next with an order, by day; empty once the order or its trip is over. */
export function orderSteps(
  order: OrderPage,
  item: OrderedItem | null,
  travellers: Travellers | null | undefined,
): OrderStep[] {
  if (!goesOn(order)) return [];
  const now = today();
  const { status, itemType, travelDate, endDate, instalments, holdUntil, balance } = order;
  const on = (day: Day, step: Omit<OrderStep, 'when' | 'day'>): OrderStep => ({ when: catWeekday(day), day, ...step });
  const steps: OrderStep[] = [];
  if (holdUntil && balance > 0) {
    steps.push({ when: catMoment(holdUntil), day: now, what: text.hold, href: '#money' });
  }
  for (const part of balance > 0 ? instalments : []) {
    if (part.paid >= part.amount) continue;
    const what = text.instalment({ what: part.label, amount: usd(leftOf(part)) });
    const isLater = part.dueDate > now;
    steps.push({ when: isLater ? catWeekday(part.dueDate) : text.now, day: part.dueDate, what, href: '#money' });
  }
  if (status === 'PENDING') steps.push({ when: text.soon, day: now, what: text.checking });
  if (travellers?.isAsked && travellers.editableUntil) {
    steps.push(on(travellers.editableUntil, { what: text.names, href: '#travellers' }));
  }
  if (travelDate && itemType === 'tour') {
    for (const [days, name] of MAILED_BEFORE) steps.push(on(addDays(travelDate, -days), { what: text[name] }));
  }
  if (travelDate) {
    const start = itemType === 'tour' ? text.start : text.eventStart;
    steps.push(on(travelDate, { what: start, ...(item?.pickUp && { detail: item.pickUp }) }));
  }
  if (endDate && travelDate && itemType === 'tour') steps.push(on(endDate, { what: text.end }));
  // What is due at once stays due: only days with a step of their own pass.
  return steps
    .filter(({ day, href }) => day >= now || href === '#money')
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
