import { MessageAnswer } from '../../../common/message-answer.js';
import { field, view } from '../../../platform/http/view.js';
import { balanceOf } from '../order.balance.js';
import { ITEM_TYPES } from '@imisozi/core/order-choices';
import { type Order } from '../order.entity.js';
import { longerHoldHours } from '../hold.times.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';

class ClientView extends view({
  names: field.string('Demo Visitor'),
  phoneNumber: field.string('+250 788 123 456'),
  email: field.string('visitor@example.org'),
  address: field.string('KG 7 Avenue, Kigali'),
}) {}

class OrderItemView extends view({
  id: field.uuid('The id of the tour or event.'),
  itemNumber: field.number(1),
  title: field.string('Gorillas of the Virunga volcanoes'),
  people: field.number(2),
  price: field.number(3640, 'US dollars.'),
}) {}

/** An order as its client and staff see it. */
export class OrderView extends view({
  id: field.uuid('For staff; to everyone else it is the key of the order.'),
  number: field.string('2026-000042'),
  client: field.one(ClientView),
  clientEmail: field.string('visitor@example.org'),
  location: field.string('Kigali, Rwanda'),
  needDate: field.time(),
  deadline: field.time(),
  status: field.enum(ORDER_STATUSES),
  isPaid: field.boolean(false),
  amount: field.number(3640, 'US dollars.'),
  paid: field.number(1092, 'The money received less what went back, in US dollars.'),
  balance: field.number(2548, 'What is left to pay, in US dollars.'),
  currency: field.string('USD'),
  invoiceNumber: field.string('INV-2026-000042', 'Null until it is paid.').nullable(),
  receiptNumber: field.string('RCT-2026-000042', 'Null until it is paid.').nullable(),
  refundedAmount: field.number(1820, 'The amount refunded, in US dollars.').nullable(),
  departureId: field.uuid('The departure that was booked.').nullable(),
  holdUntil: field.time('Until then its seats are kept.').nullable(),
  longerHoldHours: field
    .number(
      null,
      'For how many hours they are kept once the link in the mail was opened; null when that is not awaited.',
    )
    .nullable(),
  itemType: field.enum(ITEM_TYPES),
  itemsArray: field.list(OrderItemView),
  message: field.string('One of us is a vegetarian.'),
  createdAt: field.time(),
}) {}

export class CreatedOrderAnswer extends view(
  {
    order: field.one(OrderView),
  },
  MessageAnswer,
) {}

/** A document for money in or out. */
export class OrdersAnswer extends view({ allorders: field.list(OrderView) }) {}

/** @param reference is shown instead of the id: the key for clients, the id for staff */
export function orderView(order: Order, reference: string = order.id): OrderView {
  return {
    id: reference,
    number: order.number,
    client: { names: order.names, phoneNumber: order.phoneNumber, email: order.email, address: order.address },
    clientEmail: order.email,
    location: order.location,
    needDate: order.needDate.toISOString(),
    deadline: order.deadline.toISOString(),
    status: order.status,
    isPaid: order.status === 'PAID',
    amount: order.amount,
    paid: order.paid,
    balance: balanceOf(order),
    currency: order.currency,
    invoiceNumber: order.invoiceNumber,
    receiptNumber: order.receiptNumber,
    refundedAmount: order.refundedAmount,
    departureId: order.departureId,
    holdUntil: order.holdUntil?.toISOString() ?? null,
    longerHoldHours: longerHoldHours(order),
    itemType: order.itemType,
    itemsArray: [
      {
        id: order.itemId,
        itemNumber: order.itemNumber,
        title: order.itemTitle,
        people: order.people,
        price: order.amount,
      },
    ],
    message: order.message,
    createdAt: order.createdAt.toISOString(),
  };
}
