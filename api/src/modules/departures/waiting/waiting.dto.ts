import { ApiProperty } from '@nestjs/swagger';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { EmailField, PhoneTextField, TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';
import { WAITING_STATES, type WaitingEntry, type WaitingState } from './waiting-entry.entity.js';

@AlsoWrappedIn('waiting')
export class JoinWaitingListDto extends VisitorForm {
  @TextField({ label: 'Name', max: 150, example: 'Demo Visitor' })
  names: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @PhoneTextField({ label: 'Phone number', example: '+250 788 123 456' })
  phoneNumber: string;

  @WholeNumberField({ label: 'People', min: 1, max: 100, example: 2 })
  people: number;
}

/** An entry of a waiting list, as staff see it. */
export class WaitingEntryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 'visitor@example.org' })
  email: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phoneNumber: string;

  @ApiProperty({ example: 2 })
  people: number;

  @ApiProperty({ enum: WAITING_STATES })
  state: WaitingState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  offeredUntil: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class WaitingAnswer {
  @ApiProperty({ type: [WaitingEntryView], description: 'Whoever has waited longest comes first.' })
  waiting: WaitingEntryView[];
}

export const waitingEntryView = (entry: WaitingEntry): WaitingEntryView => ({
  id: entry.id,
  names: entry.names,
  email: entry.email,
  phoneNumber: entry.phoneNumber,
  people: entry.people,
  state: entry.state,
  offeredUntil: entry.offeredUntil?.toISOString() ?? null,
  createdAt: entry.createdAt.toISOString(),
});
