import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import type { DepartureState } from '@imisozi/core/departures';
import type { Day } from '@imisozi/core/kigali-time';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import { ChoiceField, emptyAs, TextField, WholeNumberField } from '../../../common/validation/fields.js';

const CapacityField = () =>
  WholeNumberField({
    label: 'Capacity',
    ...counts.capacity,
    optional: true,
    example: 12,
    description: 'Seats; null for no limit.',
  });

const MinimumField = () =>
  WholeNumberField({
    label: 'Minimum',
    ...counts.minimum,
    optional: true,
    example: 4,
    description: 'The number of people from which the departure is guaranteed; 0 for no such promise.',
  });

const NoteField = () =>
  TextField({
    label: 'Note',
    max: maxLengths.note,
    optional: true,
    example: 'With the botanist',
    description: 'For staff only.',
  });

/** The states that staff can set; CANCELLED has a route of its own. */
const SET_STATES = ['OPEN', 'CLOSED'] as const satisfies readonly DepartureState[];

const StateField = () => ChoiceField({ label: 'State', values: SET_STATES, optional: true, example: 'OPEN' });

@AlsoWrappedIn('departure')
export class CreateDepartureDto {
  @IsUUID('all', { message: ruleText('tour-required') })
  @ApiProperty({ format: 'uuid' })
  tourId: string;

  @DayField({ label: 'Start date' })
  startDate: Day;

  @DayField({
    label: 'End date',
    optional: true,
    example: '2027-06-14',
    description: 'The last day. Default: as many days as the itinerary has. Not together with `rrule`.',
  })
  endDate?: Day;

  @TextField({
    label: 'Repeat rule',
    max: maxLengths.repeatRule,
    optional: true,
    example: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731',
    description: `Makes a departure on every day of the rule (RFC 5545) from the start date on; at most ${counts.dates.max}.`,
  })
  @InsteadOf('endDate')
  rrule?: string;

  @CapacityField()
  @emptyAs(null)
  capacity?: number | null;

  @MinimumField()
  minimum?: number;

  @StateField()
  state?: DepartureState;

  @NoteField()
  note?: string;
}

@AlsoWrappedIn('departure')
export class UpdateDepartureDto {
  @DayField({ label: 'Start date', optional: true })
  startDate?: Day;

  @DayField({ label: 'End date', optional: true, example: '2027-06-14' })
  endDate?: Day;

  @CapacityField()
  @emptyAs(null)
  @ApiPropertyOptional({ description: 'Never below the number of seats taken.' })
  capacity?: number | null;

  @MinimumField()
  minimum?: number;

  @StateField()
  state?: DepartureState;

  @NoteField()
  @emptyAs('')
  note?: string;
}
