import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class CustomLineView {
  @ApiProperty({ example: 'Private trip' })
  label: string;

  @ApiProperty({ example: 8 })
  quantity: number;

  @ApiProperty({ example: 250, description: 'US dollars; below 0 for what is taken off.' })
  unitAmount: number;
}

export class DiscountView {
  @ApiPropertyOptional({ example: 100, description: 'US dollars; either this or `percent`.' })
  amount?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, example: 10 })
  percent?: number;

  @ApiProperty({ example: 'Returning guests' })
  reason: string;

  @ApiPropertyOptional({ example: false, description: 'Permits are spared unless it is true.' })
  onPermits?: boolean;
}

export class BookedExtraView {
  @ApiProperty({ example: 'single-room' })
  code: string;

  @ApiProperty({ example: 1 })
  quantity: number;
}

/** What was booked, in the words of a change: the dialogs of the dashboard open with it (office 1). */
export class BookedView {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { adult: 2 },
    description: 'How many travel, by the code of their type.',
  })
  travellers: Record<string, number>;

  @ApiProperty({ type: [BookedExtraView] })
  extras: BookedExtraView[];

  @ApiProperty({ type: String, nullable: true, example: 'GREEN-SEASON' })
  promoCode: string | null;

  @ApiProperty({ type: DiscountView, nullable: true, description: 'What the office takes off.' })
  discount: DiscountView | null;

  @ApiProperty({ type: [CustomLineView], nullable: true, description: 'Rows in place of the price of the tour.' })
  lines: CustomLineView[] | null;

  @ApiProperty({ type: [CustomLineView], description: 'Rows beside the price of the tour.' })
  addLines: CustomLineView[];
}
