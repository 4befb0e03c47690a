import { ApiProperty } from '@nestjs/swagger';
import { OrderSummaryView, orderSummaryView } from '../../orders/dto/order-summary.view.js';
import type { Order } from '../../orders/order.entity.js';
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

class LatestOrderView extends OrderSummaryView {
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

export const latestOrderView = (order: Order): LatestOrderView => ({
  ...orderSummaryView(order),
  createdAt: order.createdAt.toISOString(),
});
