import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { TextField } from '../../../common/validation/fields.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import { BookingDto } from './booking.dto.js';

export class PriceDto extends BookingDto {
  @TextField({ label: 'Tour', max: 120, example: 'gorillas-of-the-virunga-volcanoes', description: 'Its id or slug.' })
  tour: string;

  /** Validated with the price, whose sentence repeats it (rules/prices 3). */
  @Allow()
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    example: 2,
    description: 'Short for so many adults. Without it and `travellers`: the smallest group that has a price.',
  })
  @InsteadOf('travellers')
  people?: unknown;
}
