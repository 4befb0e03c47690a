import { ApiProperty } from '@nestjs/swagger';
import type { Order } from '../../orders/order.entity.js';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';
import { WorkView } from './work.view.js';

class CountsView {
  @ApiProperty({ example: 6 })
  publications: number;

  @ApiProperty({ example: 12 })
  events: number;

  @ApiProperty({ example: 8 })
  destinations: number;

  @ApiProperty({ example: 13 })
  tours: number;
}

class LatestOrderView {
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

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

class OrderFiguresView {
  @ApiProperty({ example: 4, description: 'Orders waiting for a decision: PENDING.' })
  waiting: number;

  @ApiProperty({ type: [LatestOrderView], description: 'The newest five.' })
  latest: LatestOrderView[];
}

/** What the dashboard's first screen shows. */
export class DashboardView {
  @ApiProperty({ type: CountsView, description: 'All records, including drafts.' })
  counts: CountsView;

  @ApiProperty({ type: OrderFiguresView })
  orders: OrderFiguresView;

  @ApiProperty({ type: WorkView })
  work: WorkView;
}

export function latestOrderView(order: Order): LatestOrderView {
  return {
    id: order.id,
    number: order.number,
    names: order.names,
    itemTitle: order.itemTitle,
    amount: order.amount,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
  };
}
