import * as maxLengths from '@imisozi/core/fields/lengths';
import type { Day } from '@imisozi/core/kigali-time';
import { DayField } from '../../../common/validation/day.field.js';
import { emptyAs, FlagField, MultilineTextField } from '../../../common/validation/fields.js';
import { IdField } from '../../../common/validation/id.field.js';

/** Who or what is assigned to which trip. */
export class AssignDto {
  @IdField({ label: 'Guide' })
  guideId?: string;

  @IdField({ label: 'Driver' })
  driverId?: string;

  @IdField({ label: 'Vehicle' })
  vehicleId?: string;

  @IdField({ label: 'Departure', description: 'Or a booking.' })
  departureId?: string;

  @IdField({ label: 'Booking', description: 'One on days of its own; one on a departure stands for the departure.' })
  orderId?: string;

  @DayField({ label: 'From', optional: true, description: 'By default the first day of the trip.' })
  from?: Day;

  @DayField({ label: 'To', optional: true, example: '2027-06-14', description: 'By default the last day of the trip.' })
  to?: Day;

  @FlagField({ label: 'Force', optional: true, example: false })
  force?: boolean;

  @MultilineTextField({
    label: 'Reason',
    max: maxLengths.reason,
    optional: true,
    example: 'He changes cars at noon.',
    description: 'Why it is done against a clash.',
  })
  reason?: string;
}

/** What the office tells those who go along. */
export class NoteAssignmentDto {
  @MultilineTextField({
    label: 'Note',
    max: maxLengths.note,
    optional: true,
    example: 'They celebrate a birthday on the second day.',
    description: 'For the guide and the driver, on their page; empty: none.',
  })
  @emptyAs('')
  note?: string;
}
