import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';
import type { Order } from '../order.entity.js';

/** An order in short, where an answer is about something else. */
export abstract class OrderSummaryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ example: 3640, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ enum: ORDER_STATUSES })
  status: OrderStatus;
}

export const orderSummaryView = ({ id, number, names, itemTitle, amount, status }: Order): OrderSummaryView => ({
  id,
  number,
  names,
  itemTitle,
  amount,
  status,
});
