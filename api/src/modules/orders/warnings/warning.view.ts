import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import { ORDER_MARKS } from '@imisozi/core/order-choices';

export const ORDER_WARNINGS = [
  'unpaid',
  'overdue',
  'hold-ends',
  'travellers',
  'passports',
  'refund-due',
  'date-missing',
  ...ORDER_MARKS,
] as const;

/** Something that the office has to look at before a client travels (trade 7). */
export class OrderWarning {
  @ApiProperty({
    enum: ORDER_WARNINGS,
    description:
      '`unpaid`: money is missing shortly before travel; `overdue`: an instalment is; `hold-ends`: its seats are kept until today; `travellers`, `passports`: still unknown shortly before travel; `refund-due`: money is to go back; `date-missing`: nobody chose a day of travel; `base-price`: a deployed client ordered at the tour’s own price in a season that has another; `lead-time`: for a nearer day than the tour is sold for.',
  })
  code: (typeof ORDER_WARNINGS)[number];

  @ApiProperty({ type: Number, nullable: true, example: 2548, description: 'US dollars, where it is about money.' })
  amount: number | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2027-06-12',
    description: 'When the money was due or the hold ends; else the first day of travel.',
  })
  day: Day | null;

  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'How many people, where it is about people.' })
  count: number | null;
}
