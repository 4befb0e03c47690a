import * as maxLengths from '@imisozi/core/fields/lengths';
import { field, view } from '../../../platform/http/view.js';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import type { Day } from '@imisozi/core/kigali-time';
import { travellersSchema, wantedExtrasSchema } from '@imisozi/core/pricing/booking-request';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { DayField } from '../../../common/validation/day.field.js';
import { blankIsAbsent, TextField } from '../../../common/validation/fields.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import { RulesField } from '../../../common/validation/rules.field.js';

class WantedExtraDto extends view({
  code: field.string('single-room'),
  quantity: field.number(1, 'Default 1.').optional(),
}) {}

/** The booked options of a tour (rules/prices 9). */
export class BookingDto {
  @DayField({ label: 'Travel date', optional: true, description: 'The first day, in Central Africa Time.' })
  travelDate?: Day;

  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', { message: ruleText('departure-required') })
  @ApiPropertyOptional({ format: 'uuid', description: 'The departure of the tour; its first day is the travel date.' })
  @InsteadOf('travelDate')
  departureId?: string;

  @RulesField(travellersSchema, {
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    example: { adult: 2 },
    description: 'Numbers of travellers by the code of their type.',
  })
  travellers?: Record<string, number> | null;

  @RulesField(wantedExtrasSchema, {
    type: [WantedExtraDto],
    example: [],
    description: 'Required extras are always added.',
  })
  extras?: { code: string; quantity?: number }[] | null;

  @TextField({
    label: 'Promo code',
    max: maxLengths.promoCode,
    optional: true,
    example: 'GREEN-SEASON',
    description: 'Upper and lower case are the same.',
  })
  promoCode?: string | null;
}
