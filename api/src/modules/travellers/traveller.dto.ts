import * as maxLengths from '@imisozi/core/fields/lengths';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import type { Day } from '@imisozi/core/kigali-time';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { CatTimeField } from '../../common/validation/cat-time.field.js';
import { DayField } from '../../common/validation/day.field.js';
import { blankIsAbsent, emptyAs, MultilineTextField, TextField } from '../../common/validation/fields.js';
import { BirthDateField } from './birth-date.field.js';

/** Travellers in one call; a larger group is sent in parts. */
export const MAX_AT_ONCE = 60;

/** A traveller to save. Missing fields keep their value; empty ones are cleared. */
export class TravellerDto {
  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', { message: ruleText('traveller-unknown-here') })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @ApiPropertyOptional({
    format: 'uuid',
    description:
      'Of one that was saved before, or made by the client: sent again, it is the same row. Without it each row is a person of its own.',
  })
  id?: string;

  @TextField({ label: 'Traveller type', max: 40, example: 'adult', description: 'One of those that were booked.' })
  type: string;

  @TextField({ label: 'First name', max: maxLengths.traveller.name, example: 'Aline' })
  firstName: string;

  @TextField({ label: 'Last name', max: maxLengths.traveller.name, example: 'Uwase' })
  lastName: string;

  @BirthDateField()
  @emptyAs(null)
  birthDate?: Day | null;

  @TextField({ label: 'Nationality', max: maxLengths.traveller.nationality, optional: true, example: 'Rwandan' })
  @emptyAs(null)
  nationality?: string | null;

  @TextField({ label: 'Passport number', max: maxLengths.traveller.passport, optional: true, example: 'PC0000001' })
  @emptyAs(null)
  passportNumber?: string | null;

  @DayField({ label: 'Passport expiry', optional: true, description: 'The last day on which the passport is valid.' })
  @emptyAs(null)
  passportExpiry?: Day | null;

  @TextField({ label: 'Diet', max: maxLengths.traveller.diet, optional: true, example: 'Vegetarian' })
  @emptyAs(null)
  diet?: string | null;

  @MultilineTextField({
    label: 'Remarks',
    max: maxLengths.traveller.remarks,
    optional: true,
    example: 'Needs a lower bunk.',
  })
  @emptyAs(null)
  remarks?: string | null;

  @TextField({ label: 'Arrival flight', max: maxLengths.traveller.flight, optional: true, example: 'WB 701' })
  @emptyAs(null)
  arrivalFlight?: string | null;

  @CatTimeField({ label: 'Arrival time', example: '2027-06-11T18:40' })
  @emptyAs(null)
  arrivalAt?: Date | null;

  @TextField({ label: 'Departure flight', max: maxLengths.traveller.flight, optional: true, example: 'WB 700' })
  @emptyAs(null)
  departureFlight?: string | null;

  @CatTimeField({ label: 'Departure time', example: '2027-06-15T21:05' })
  @emptyAs(null)
  departureAt?: Date | null;
}

const ARE_A_LIST = { message: ruleText('travellers-not-a-list') };

export class SaveTravellersDto {
  @IsArray(ARE_A_LIST)
  @ArrayMinSize(1, { message: ruleText('traveller-required') })
  @ArrayMaxSize(MAX_AT_ONCE, { message: ruleText('travellers-too-many-at-once', { max: MAX_AT_ONCE }) })
  @IsObject({ each: true, ...ARE_A_LIST })
  @ValidateNested({ each: true, ...ARE_A_LIST })
  @Type(() => TravellerDto)
  @ApiProperty({ type: [TravellerDto], description: 'Those that are left out stay as they are; see `DELETE`.' })
  travellers: TravellerDto[];
}
