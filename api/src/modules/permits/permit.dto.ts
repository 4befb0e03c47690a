import * as maxLengths from '@imisozi/core/fields/lengths';
import type { Day } from '@imisozi/core/kigali-time';
import { PERMIT_STATES, type PermitState } from '@imisozi/core/permits';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { AlsoWrappedIn } from '../../common/validation/body.pipe.js';
import { DayField } from '../../common/validation/day.field.js';
import { blankIsAbsent, ChoiceField, emptyAs, MoneyField, TextField } from '../../common/validation/fields.js';

/** The most permits that one call buys. */
const MAX_AT_ONCE = 200;

const NUMBER = { label: 'Permit number', max: maxLengths.permitNumber, example: 'VNP-2027-004512' };
const COST = { label: 'Cost', optional: true, example: 1500, description: 'What the park was paid, in US dollars.' };
const DAY = { label: 'Day', optional: true, description: 'The day of the visit, which stands on the permit.' };

/** Fields left out keep their value. */
@AlsoWrappedIn('permit')
export class UpdatePermitDto {
  @ChoiceField({ label: 'State', values: PERMIT_STATES, optional: true, example: 'bought' })
  state?: PermitState;

  @TextField({ ...NUMBER, optional: true })
  number?: string;

  @MoneyField(COST)
  @emptyAs(null)
  cost?: number | null;

  @DayField(DAY)
  day?: Day;

  @blankIsAbsent
  @IsOptional()
  @IsUUID('all', { message: ruleText('permit-traveller-unknown') })
  @ApiPropertyOptional({ format: 'uuid', description: 'Whom it is for, of those who travel with the booking.' })
  travellerId?: string;
}

export class BoughtPermitDto {
  @IsUUID('all', { message: ruleText('permit-unknown') })
  @ApiProperty({ format: 'uuid' })
  id: string;

  @TextField(NUMBER)
  number: string;

  @MoneyField(COST)
  @emptyAs(null)
  cost?: number | null;

  @DayField(DAY)
  day?: Day;
}

const ARE_A_LIST = { message: ruleText('permits-not-a-list') };

export class BuyPermitsDto {
  @IsArray(ARE_A_LIST)
  @ArrayMinSize(1, ARE_A_LIST)
  @ArrayMaxSize(MAX_AT_ONCE, { message: ruleText('permits-too-many', { max: MAX_AT_ONCE }) })
  @IsObject({ each: true, ...ARE_A_LIST })
  @ValidateNested({ each: true, ...ARE_A_LIST })
  @Type(() => BoughtPermitDto)
  @ApiProperty({ type: [BoughtPermitDto], description: 'All of them, or none.' })
  permits: BoughtPermitDto[];
}
