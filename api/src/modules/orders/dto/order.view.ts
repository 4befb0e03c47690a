import { ApiProperty } from '@nestjs/swagger';
import { balanceOf } from '../order.balance.js';
import { ITEM_TYPES, type ItemType } from '@imisozi/core/order-choices';
import { type Order } from '../order.entity.js';
import { longerHoldHours } from '../order.hold.js';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';

class ClientView {
  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phoneNumber: string;

  @ApiProperty({ example: 'visitor@example.org' })
  email: string;

  @ApiProperty({ example: 'KG 7 Avenue, Kigali' })
  address: string;
}

class OrderItemView {
  @ApiProperty({ format: 'uuid', description: 'The id of the tour or event.' })
  id: string;

  @ApiProperty({ example: 1 })
  itemNumber: number;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  title: string;

  @ApiProperty({ example: 2 })
  people: number;

  @ApiProperty({ example: 3640, description: 'US dollars.' })
  price: number;
}

/** An order as its client and staff see it. */
export class OrderView {
  @ApiProperty({ format: 'uuid', description: 'For staff; to everyone else it is the key of the order.' })
  id: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ type: ClientView })
  client: ClientView;

  @ApiProperty({ example: 'visitor@example.org' })
  clientEmail: string;

  @ApiProperty({ example: 'Kigali, Rwanda' })
  location: string;

  @ApiProperty({ format: 'date-time' })
  needDate: string;

  @ApiProperty({ format: 'date-time' })
  deadline: string;

  @ApiProperty({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @ApiProperty({ example: false })
  isPaid: boolean;

  @ApiProperty({ example: 3640, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: 1092, description: 'The money received less what went back, in US dollars.' })
  paid: number;

  @ApiProperty({ example: 2548, description: 'What is left to pay, in US dollars.' })
  balance: number;

  @ApiProperty({ example: 'USD' })
  currency: string;

  @ApiProperty({ type: String, nullable: true, example: 'INV-2026-000042', description: 'Null until it is paid.' })
  invoiceNumber: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'RCT-2026-000042', description: 'Null until it is paid.' })
  receiptNumber: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 1820, description: 'The amount refunded, in US dollars.' })
  refundedAmount: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The departure that was booked.' })
  departureId: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until then its seats are kept.' })
  holdUntil: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description:
      'For how many hours they are kept once the link in the mail was opened; null when that is not awaited.',
  })
  longerHoldHours: number | null;

  @ApiProperty({ enum: ITEM_TYPES })
  itemType: ItemType;

  @ApiProperty({ type: [OrderItemView] })
  itemsArray: OrderItemView[];

  @ApiProperty({ example: 'One of us is a vegetarian.' })
  message: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class CreatedOrderAnswer {
  @ApiProperty({ example: 'Your order 2026-000042 has been received.' })
  message: string;

  @ApiProperty({ type: OrderView })
  order: OrderView;
}

/** A paper for money that came in or went back. */
export class OrdersAnswer {
  @ApiProperty({ type: [OrderView] })
  allorders: OrderView[];
}

/** @param reference what stands for the id; the id itself in what staff read */
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
