import { ApiProperty } from '@nestjs/swagger';
import { PERIODS, type Period } from '../order.periods.js';

class TallyView {
  @ApiProperty({ example: 12, description: 'Orders made.' })
  orders: number;

  @ApiProperty({ example: 7, description: 'Orders paid, by the day of the payment.' })
  paid: number;

  @ApiProperty({ example: 12740, description: 'In US dollars, less refunds.' })
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
}
