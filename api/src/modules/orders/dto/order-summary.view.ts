import { field, view } from '../../../platform/http/view.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../order.entity.js';

/** A summary of an order, in responses about something else. */
export abstract class OrderSummaryView extends view({
  id: field.uuid(),
  number: field.string('2026-000042'),
  names: field.string('Demo Visitor'),
  itemTitle: field.string('Gorillas of the Virunga volcanoes'),
  amount: field.number(3640, 'US dollars.'),
  status: field.enum(ORDER_STATUSES),
}) {}

export const orderSummaryView = ({ id, number, names, itemTitle, amount, status }: Order): OrderSummaryView => ({
  id,
  number,
  names,
  itemTitle,
  amount,
  status,
});
