import { FIRST_DAY } from '@imisozi/core/demonstration';
import { field, view } from '../../../platform/http/view.js';
import { OrderSummaryView, orderSummaryView } from '../../orders/dto/order-summary.view.js';
import type { Order } from '../../orders/order.entity.js';
import { WorkView } from './work.view.js';

class CountsView extends view({
  publications: field.number(6),
  events: field.number(12),
  destinations: field.number(8),
  tours: field.number(13),
}) {}

class LatestOrderView extends view({ createdAt: field.time() }, OrderSummaryView) {}

class OrderFiguresView extends view({
  waiting: field.number(4, 'Orders waiting for a decision: PENDING.'),
  latest: field.list(LatestOrderView, 'The newest five.'),
}) {}

/** The dashboard's first screen. */
export class DashboardView extends view({
  counts: field.one(CountsView, 'All records, including drafts; null for roles that read no content.').nullable(),
  orders: field.one(OrderFiguresView),
  work: field.one(WorkView),
  firstDay: field
    .enums(FIRST_DAY, 'What is still as in the demonstration. Null for roles that may not change settings.')
    .nullable(),
}) {}

export const latestOrderView = (order: Order): LatestOrderView => ({
  ...orderSummaryView(order),
  createdAt: order.createdAt.toISOString(),
});
