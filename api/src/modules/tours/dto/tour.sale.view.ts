import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import {
  EXTRA_CATEGORIES,
  EXTRA_UNITS,
  type Extra,
  type ExtraCategory,
  type ExtraUnit,
  type LargeGroup,
  type Season,
  type TravellerType,
} from '@imisozi/core/pricing/price-rules';
import type { TourTerms } from '@imisozi/core/pricing/terms';
import { BankDetailView, CancellationStepView } from '../../settings/dto/settings.view.js';

export class LargeGroupView implements LargeGroup {
  @ApiProperty({ example: 6, description: 'The smallest group, at least 6.' })
  from: number;

  @ApiProperty({ example: 12, description: 'The largest group.' })
  to: number;

  @ApiProperty({ example: 820, description: 'US dollars.' })
  pricePerPerson: number;
}

export class SeasonView implements Season {
  @ApiProperty({ example: 'High season' })
  name: string;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-01', description: 'The first travel date.' })
  from: Day;

  @ApiProperty({ type: String, format: 'date', example: '2027-09-30', description: 'The last travel date.' })
  to: Day;

  @ApiProperty({ example: 2100, description: 'US dollars for one person; 0: not offered.' })
  price1: number;

  @ApiProperty({ example: 3900, description: 'US dollars for a group of two; 0: not offered.' })
  price2: number;

  @ApiProperty({ example: 5700, description: 'US dollars for a group of three; 0: not offered.' })
  price3: number;

  @ApiProperty({ example: 0, description: 'US dollars for a group of four; 0: not offered.' })
  price4: number;

  @ApiProperty({ example: 9000, description: 'US dollars for a group of five; 0: not offered.' })
  price5: number;

  @ApiPropertyOptional({ type: [LargeGroupView], description: "Left out: the tour's." })
  largeGroups?: LargeGroupView[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'number', minimum: 0 },
    example: { 'gorilla-permit': 1050 },
    description: 'What extras cost then, in US dollars by their code; those left out cost what they always do.',
  })
  extras?: Record<string, number>;
}

export class TravellerTypeView implements TravellerType {
  @ApiProperty({ example: 'child', description: 'Not `adult`, which every tour has.' })
  code: string;

  @ApiProperty({ example: 'Child' })
  label: string;

  @ApiPropertyOptional({ example: 5 })
  minAge?: number;

  @ApiPropertyOptional({ example: 14 })
  maxAge?: number;

  @ApiPropertyOptional({ example: -50, description: "Percent of an adult's share, -100 to 100; or `amount`." })
  percent?: number;

  @ApiPropertyOptional({ example: -200, description: "US dollars more or less than an adult's share; or `percent`." })
  amount?: number;

  @ApiPropertyOptional({ example: false, description: 'May travel without an adult.' })
  alone?: boolean;
}

export class ExtraView implements Extra {
  @ApiProperty({ example: 'gorilla-permit' })
  code: string;

  @ApiProperty({ example: 'Gorilla permit' })
  label: string;

  @ApiProperty({ enum: EXTRA_CATEGORIES })
  category: ExtraCategory;

  @ApiProperty({ example: 1500, description: 'US dollars.' })
  price: number;

  @ApiProperty({ enum: EXTRA_UNITS, description: '`unit`: the client says how many, such as rooms.' })
  per: ExtraUnit;

  @ApiProperty({ example: true, description: 'Added to every booking.' })
  required: boolean;

  @ApiPropertyOptional({ example: 2 })
  maxQuantity?: number;

  @ApiPropertyOptional({
    type: [String],
    example: ['adult', 'resident'],
    description: 'Codes of the traveller types that it is for; left out: all.',
  })
  for?: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'number', minimum: 0 },
    example: { child: 0, resident: 200 },
    description:
      'What travellers of a type pay instead, in US dollars by its code, in every season; 0 is free. Only of what is priced per person.',
  })
  prices?: Record<string, number>;
}

/** What a tour's terms say otherwise than the company's. */
export class TourTermsView implements TourTerms {
  @ApiPropertyOptional({ example: 30 })
  depositPercent?: number;

  @ApiPropertyOptional({ example: 30 })
  balanceDaysBefore?: number;

  @ApiPropertyOptional({ example: 48 })
  holdHours?: number;

  @ApiPropertyOptional({ type: [CancellationStepView] })
  cancellation?: readonly CancellationStepView[];

  @ApiPropertyOptional({ type: [BankDetailView] })
  bankDetails?: readonly BankDetailView[];
}
