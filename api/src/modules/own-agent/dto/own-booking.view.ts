import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { catDate } from '@imisozi/core/kigali-time';
import { field, view } from '../../../platform/http/view.js';
import { agentMoneyOf } from '../../agents/agent.statement.js';
import { OrderPageView } from '../../order-page/order-page.view.js';
import { nextDueOf } from '../../orders/due-day.js';
import type { Order } from '../../orders/order.entity.js';
import { travelDayOf } from '../../orders/order.travel-day.js';

const MONEY = {
  due: field.number(1_820, 'What you still have to pay, in US dollars; 0 once it has ended.'),
  commission: field.number(182, 'What was agreed for it, in US dollars; earned when it is paid in full.'),
};

/** A booking in the list of its agent. */
export class OwnBookingRow extends view({
  id: field.uuid(),
  number: field.string('2026-000042'),
  client: field.string('Demo Visitor'),
  tour: field.string('Gorillas of the Virunga volcanoes'),
  people: field.integer(2),
  status: field.enum(ORDER_STATUSES),
  madeOn: field.day('2026-11-21'),
  travelDate: field.day('2027-06-12').nullable(),
  endDate: field.day('2027-06-14').nullable(),
  holdUntil: field.time('Until then its seats are kept.').nullable(),
  nextDue: field.day('2027-05-13', 'When the next instalment is due; null once nothing is left to pay.').nullable(),
  amount: field.number(3_640, 'US dollars.'),
  paid: field.number(1_820, 'US dollars.'),
  ...MONEY,
}) {}

/** One booking as its agent sees it: what its client sees, and the agent's money. */
export class OwnBookingView extends view(MONEY, OrderPageView) {}

export class OwnBookingAnswer extends view({
  message: field.string('Booking 2026-000042 has been made: $3,640.'),
  data: field.one(OwnBookingRow),
}) {}

export const ownBookingRow = (order: Order): OwnBookingRow => ({
  id: order.id,
  number: order.number,
  client: order.names,
  tour: order.itemTitle,
  people: order.people,
  status: order.status,
  madeOn: catDate(order.createdAt),
  travelDate: travelDayOf(order),
  endDate: order.endDate,
  holdUntil: order.holdUntil?.toISOString() ?? null,
  nextDue: nextDueOf(order),
  amount: order.amount,
  paid: order.paid,
  ...agentMoneyOf(order),
});
