import { field, view } from '../../../platform/http/view.js';
import { PERIODS } from './order.periods.js';

class TallyView extends view({
  orders: field.number(12, 'Orders made.'),
  paid: field.number(7, 'Orders paid in full, by the day that they were.'),
  revenue: field.number(
    12740,
    'Money kept, in US dollars: what came in less what went out, by the days of the ledger.',
  ),
}) {}

export class PeriodView extends view(
  {
    start: field.day<string>('2026-11-16', 'The day itself, the Monday of the week or the first day of the month.'),
  },
  TallyView,
) {}

/** The money of all orders as of today, whatever span was requested; in US dollars. */
export class StandingView extends view({
  day: field.day<string>('2026-11-21', 'Today, in Kigali.'),
  depositsHeld: field.number(18_240, 'What came in for trips that have not begun, less what went out.'),
  leftToPay: field.number(27_310.5, 'What clients still have to pay, of orders that have not ended.'),
  refundDue: field.number(1092, 'What is to be paid back to clients.'),
}) {}

/** Orders and revenue over a span of days in Kigali, oldest first, without gaps. */
export class OrdersOverTimeView extends view({
  from: field.day<string>('2026-10-23'),
  to: field.day<string>('2026-11-21'),
  by: field.enum(PERIODS),
  total: field.one(TallyView),
  periods: field.list(PeriodView),
  standing: field.one(StandingView),
}) {}
