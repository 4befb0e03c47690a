import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';
import { ADULT } from '@imisozi/core/pricing/price-rules';
import { linesOf } from '../order.booking.js';
import { balanceOf } from '../order.balance.js';
import { ITEM_TYPES, type ItemType, type Order } from '../order.entity.js';

/** A booking of those who travel on a day. */
export class ManifestRow {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ enum: ITEM_TYPES })
  itemType: ItemType;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  departureId: string | null;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-12' })
  travelDate: Day;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-14' })
  endDate: Day;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phoneNumber: string;

  @ApiProperty({ example: 'Kigali, Rwanda', description: 'Where they come from, or are picked up.' })
  location: string;

  @ApiProperty({ example: 3 })
  people: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { adult: 2, child: 1 },
    description: 'By the code of their type.',
  })
  travellers: Record<string, number>;

  @ApiProperty({
    type: [String],
    example: ['3 × Gorilla permit', '1 × Single room'],
    description: 'What was sold with it.',
  })
  extras: string[];

  @ApiProperty({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @ApiProperty({ example: 2548, description: 'What is left to pay, in US dollars.' })
  balance: number;

  @ApiProperty({ example: 'One of us is a vegetarian.' })
  message: string;
}

export class ManifestAnswer {
  @ApiProperty({ type: String, format: 'date', example: '2027-06-12' })
  day: Day;

  @ApiProperty({ type: [ManifestRow], description: 'They start on that day.' })
  starting: ManifestRow[];

  @ApiProperty({ type: [ManifestRow], description: 'They started before, and end later.' })
  underWay: ManifestRow[];

  @ApiProperty({ type: [ManifestRow], description: 'They started before, and end on that day.' })
  ending: ManifestRow[];
}

export const manifestRow = (order: Order): ManifestRow => ({
  orderId: order.id,
  number: order.number,
  itemType: order.itemType,
  itemTitle: order.itemTitle,
  departureId: order.departureId,
  travelDate: order.travelDate!,
  endDate: order.endDate!,
  names: order.names,
  phoneNumber: order.phoneNumber,
  location: order.location,
  people: order.people,
  travellers: order.travellers ?? { [ADULT]: order.people },
  extras: linesOf(order).flatMap(({ kind, quantity, label }) => (kind === 'extra' ? [`${quantity} × ${label}`] : [])),
  status: order.status,
  balance: balanceOf(order),
  message: order.message,
});
