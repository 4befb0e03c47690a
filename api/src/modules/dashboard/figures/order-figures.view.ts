import { ApiProperty } from '@nestjs/swagger';
import { PERIODS, type Period } from './order.periods.js';

class TallyView {
  @ApiProperty({ example: 12, description: 'Orders made.' })
  orders: number;

  @ApiProperty({ example: 7, description: 'Orders paid in full, by the day that they were.' })
  paid: number;

  @ApiProperty({
    example: 12740,
    description: 'Money kept, in US dollars: what came in less what went out, by the days of the ledger.',
  })
  revenue: number;
}

export class PeriodView extends TallyView {
  @ApiProperty({
    format: 'date',
    example: '2026-11-16',
    description: 'The day itself, the Monday of the week or the first day of the month.',
  })
  start: string;
}

/** Where the money of all orders stands, whatever span was asked for; in US dollars. */
export class StandingView {
  @ApiProperty({ format: 'date', example: '2026-11-21', description: 'Today, in Kigali.' })
  day: string;

  @ApiProperty({ example: 18_240, description: 'What came in for trips that have not begun, less what went out.' })
  depositsHeld: number;

  @ApiProperty({ example: 27_310.5, description: 'What clients still have to pay, of orders that have not ended.' })
  leftToPay: number;

  @ApiProperty({ example: 1092, description: 'What is to be paid back to clients.' })
  refundDue: number;
}

/** Orders and revenue over a span of days in Kigali, oldest first, without gaps. */
export class OrdersOverTimeView {
  @ApiProperty({ format: 'date', example: '2026-10-23' })
  from: string;

  @ApiProperty({ format: 'date', example: '2026-11-21' })
  to: string;

  @ApiProperty({ enum: PERIODS })
  by: Period;

  @ApiProperty({ type: TallyView })
  total: TallyView;

  @ApiProperty({ type: [PeriodView] })
  periods: PeriodView[];

  @ApiProperty({ type: StandingView })
  standing: StandingView;
}
