import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { Matches } from 'class-validator';
import { z } from 'zod';
import type { Day } from '@imisozi/core/kigali-time';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import { emptyAs, MoneyField, TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import { RulesField } from '../../../common/validation/rules.field.js';

const MAX_TOURS = 200;

const tourIds = z
  .array(z.uuid({ error: fieldText('Tours', 'field-not-ids') }), { error: fieldText('Tours', 'field-not-ids') })
  .max(MAX_TOURS, { error: ruleText('promo-code-too-many-tours', { max: MAX_TOURS }) });

/** Null means no limit. Fields left out of an update keep their value. */
@AlsoWrappedIn('promoCode')
export class UpdatePromoCodeDto {
  @WholeNumberField({
    label: 'Percent',
    ...counts.percentOff,
    optional: true,
    example: 10,
    description: 'Or an amount.',
  })
  @emptyAs(null)
  percent?: number | null;

  @MoneyField({
    label: 'Amount',
    optional: true,
    example: 25,
    description: 'US dollars off the whole booking; or a percent.',
  })
  @emptyAs(null)
  @InsteadOf('percent')
  amount?: number | null;

  @RulesField(tourIds, { type: [String], example: [], description: 'Ids of the tours it is for; none: for all.' })
  tourIds?: string[] | null;

  @DayField({ label: 'First day to book', optional: true, example: '2026-11-21' })
  @emptyAs(null)
  bookFrom?: Day | null;

  @DayField({ label: 'Last day to book', optional: true, example: '2027-03-31' })
  @emptyAs(null)
  bookTo?: Day | null;

  @DayField({ label: 'First day to travel', optional: true, example: '2027-03-01' })
  @emptyAs(null)
  travelFrom?: Day | null;

  @DayField({ label: 'Last day to travel', optional: true, example: '2027-06-30' })
  @emptyAs(null)
  travelTo?: Day | null;

  @WholeNumberField({ label: 'Most uses', ...counts.uses, optional: true, example: 50 })
  @emptyAs(null)
  maxUses?: number | null;
}

@AlsoWrappedIn('promoCode')
export class CreatePromoCodeDto extends UpdatePromoCodeDto {
  @TextField({
    label: 'Code',
    max: maxLengths.promoCode,
    example: 'GREEN-SEASON',
    description: 'Upper and lower case are the same.',
  })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, { message: ruleText('code-invalid') })
  code: string;
}
