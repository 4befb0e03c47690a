import * as maxLengths from '@imisozi/core/fields/lengths';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { MAX_SERVICE_NAME, PEOPLE_PER_UNIT, SERVICE_DAYS } from '@imisozi/core/suppliers';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { emptyAs, TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { MAX_DAYS } from '../../tours/dto/tour.dto.js';

const DAY = {
  label: 'Day',
  min: 1,
  max: MAX_DAYS,
  example: 2,
  description: 'Of the itinerary, from 1.',
};
const WHAT = {
  label: 'What',
  max: MAX_SERVICE_NAME,
  example: 'Double room, full board',
  description: 'A rate of the supplier by its name, or by what stands before its comma; else it costs nothing yet.',
};

/** What may be left out of both. */
class TourServiceFieldsDto {
  @WholeNumberField({ label: 'Days', ...SERVICE_DAYS, optional: true, example: 2 })
  days?: number;

  @WholeNumberField({
    label: 'People per unit',
    ...PEOPLE_PER_UNIT,
    optional: true,
    example: 2,
    description: 'For how many people one unit is; null: one for the booking.',
  })
  @emptyAs(null)
  peoplePerUnit?: number | null;

  @TextField({ label: 'Note', max: maxLengths.note, optional: true, example: 'Early breakfast, please.' })
  @emptyAs('')
  note?: string;
}

/** Fields left out keep their value. */
@AlsoWrappedIn('service')
export class UpdateTourServiceDto extends TourServiceFieldsDto {
  @WholeNumberField({ ...DAY, optional: true })
  day?: number;

  @TextField({ ...WHAT, mayStay: true })
  what?: string;
}

@AlsoWrappedIn('service')
export class CreateTourServiceDto extends TourServiceFieldsDto {
  @IsUUID('all', { message: ruleText('tour-required') })
  @ApiProperty({ format: 'uuid' })
  tourId: string;

  @IsUUID('all', { message: ruleText('service-supplier-required') })
  @ApiProperty({ format: 'uuid' })
  supplierId: string;

  @WholeNumberField(DAY)
  day: number;

  @TextField(WHAT)
  what: string;
}
