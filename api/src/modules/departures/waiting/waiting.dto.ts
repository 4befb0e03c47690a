import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { field, view } from '../../../platform/http/view.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { EmailField, PhoneTextField, TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';
import { WAITING_STATES, type WaitingEntry } from './waiting-entry.entity.js';

@AlsoWrappedIn('waiting')
export class JoinWaitingListDto extends VisitorForm {
  @TextField({ label: 'Name', max: maxLengths.fullName, example: 'Demo Visitor' })
  names: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @PhoneTextField({ label: 'Phone number', example: '+250 788 123 456' })
  phoneNumber: string;

  @WholeNumberField({ label: 'People', ...counts.waiting, example: 2 })
  people: number;
}

/** An entry of a waiting list, as staff see it. */
export class WaitingEntryView extends view({
  id: field.uuid(),
  names: field.string('Demo Visitor'),
  email: field.string('visitor@example.org'),
  phoneNumber: field.string('+250 788 123 456'),
  people: field.number(2),
  state: field.enum(WAITING_STATES),
  offeredUntil: field.time().nullable(),
  createdAt: field.time(),
}) {}

export class WaitingAnswer extends view({
  waiting: field.list(WaitingEntryView, 'Whoever has waited longest comes first.'),
}) {}

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
