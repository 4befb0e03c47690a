import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import type { Day } from '@imisozi/core/kigali-time';
import type { DaySpan } from '@imisozi/core/operations/clashes';
import { daysOffSchema } from '@imisozi/core/operations/days-off-schema';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import {
  emptyAs,
  FlagField,
  MultilineTextField,
  TextField,
  WholeNumberField,
} from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';

const SEATS = { label: 'Seats', ...counts.vehicleSeats, example: 6, description: 'For guests: without the driver’s.' };

abstract class VehicleFields {
  @DayField({ label: 'Licence valid until', optional: true, example: '2028-03-31', description: 'The last day.' })
  @emptyAs(null)
  licenceUntil?: Day | null;

  @DayField({ label: 'Insurance valid until', optional: true, example: '2028-03-31', description: 'The last day.' })
  @emptyAs(null)
  insuranceUntil?: Day | null;

  @RulesField(daysOffSchema, {
    type: 'array',
    items: {
      type: 'object',
      required: ['from', 'to'],
      properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
    },
    example: [{ from: '2027-07-01', to: '2027-07-05' }],
    description: 'Days in the garage: spans, both ends included.',
  })
  daysOff?: DaySpan[] | null;

  @MultilineTextField({ label: 'Note', max: maxLengths.note, optional: true, example: 'With a fridge.' })
  @emptyAs('')
  note?: string;

  @FlagField({ label: 'Active', mayStay: true, example: true })
  isActive?: boolean;
}

@AlsoWrappedIn('vehicle')
export class CreateVehicleDto extends VehicleFields {
  @TextField({ label: 'Plate', max: maxLengths.plate, example: 'RAC 123 A' })
  plate: string;

  @TextField({ label: 'Name', max: maxLengths.partOfName, example: 'Land Cruiser 1' })
  name: string;

  @WholeNumberField(SEATS)
  seats: number;
}

/** Fields left out keep their value. */
@AlsoWrappedIn('vehicle')
export class UpdateVehicleDto extends VehicleFields {
  @TextField({ label: 'Plate', max: maxLengths.plate, mayStay: true, example: 'RAC 123 A' })
  plate?: string;

  @TextField({ label: 'Name', max: maxLengths.partOfName, mayStay: true, example: 'Land Cruiser 1' })
  name?: string;

  @WholeNumberField({ ...SEATS, mayStay: true })
  seats?: number;
}
