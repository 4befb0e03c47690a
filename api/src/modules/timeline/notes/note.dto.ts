import { ruleText } from '@imisozi/core/refusals/rule-text';
import { field, view } from '../../../platform/http/view.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import type { Day } from '@imisozi/core/kigali-time';
import { DayField } from '../../../common/validation/day.field.js';
import { blankIsAbsent, emptyAs, FlagField, MultilineTextField } from '../../../common/validation/fields.js';
import { catDate } from '@imisozi/core/kigali-time';
import type { Colleague } from '../../users/users.service.js';
import type { OrderNote } from './order-note.entity.js';
import { ColleagueView } from '../../users/dto/colleague.view.js';

/** The maximum length of a note. */
export const MAX_NOTE_LENGTH = 2_000;

const TEXT = { label: 'Text', max: MAX_NOTE_LENGTH, example: 'Asked for a quiet room. Call back about the permits.' };
const OWNER = { message: ruleText('owner-required') };

export class CreateNoteDto {
  @MultilineTextField(TEXT)
  text: string;

  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', OWNER)
  @ApiProperty({ format: 'uuid', required: false, description: 'Who is to do it: one of `owners`.' })
  ownerId?: string;

  @DayField({ label: 'Due date', optional: true, description: 'Until when it is to be done.' })
  dueDate?: Day;

  @FlagField({ label: 'Done', optional: true, example: false })
  done?: boolean;
}

/** Fields left out keep their value; null removes owner or day. */
export class UpdateNoteDto {
  @MultilineTextField({ ...TEXT, mayStay: true })
  text?: string;

  @IsOptional()
  @IsUUID('all', OWNER)
  @emptyAs(null)
  @ApiProperty({ type: String, format: 'uuid', required: false, nullable: true })
  ownerId?: string | null;

  @DayField({ label: 'Due date', optional: true })
  @emptyAs(null)
  dueDate?: Day | null;

  @FlagField({ label: 'Done', optional: true, example: true })
  done?: boolean;
}

export class NoteView extends view({
  id: field.uuid(),
  text: field.string(TEXT.example),
  author: field.string('aline@imisozi.example', 'Who wrote it.'),
  ownerId: field.uuid().nullable(),
  owner: field.one(ColleagueView).nullable(),
  dueDate: field.day('2027-06-05').nullable(),
  isTask: field.boolean(false, 'A note with an owner or a day is a task.'),
  done: field.boolean(false),
  doneAt: field.time().nullable(),
  createdAt: field.time(),
}) {}

export class NotesAnswer extends view({
  notes: field.list(NoteView, 'Newest first.'),
  owners: field.list(ColleagueView, 'Who can be given a task.'),
}) {}

export class NoteAnswer extends view({
  message: field.string('The note has been saved.'),
  note: field.one(NoteView),
}) {}

/** A task of the caller, with the booking it is about. */
export class TaskView extends view(
  {
    orderId: field.uuid(),
    number: field.string('2026-000042'),
    names: field.string('Demo Visitor'),
    isOverdue: field.boolean(false, 'Its day has passed, in Central Africa Time.'),
  },
  NoteView,
) {}

export class TasksAnswer extends view({
  tasks: field.list(TaskView, 'The most urgent first; those without a day come last.'),
  total: field.number(3, 'How many there are.'),
}) {}

/** @param owners by id */
export const noteView = (note: OrderNote, owners: ReadonlyMap<string, Colleague>): NoteView => ({
  id: note.id,
  text: note.text,
  author: note.authorEmail,
  ownerId: note.ownerId,
  owner:
    note.ownerId === null ? null : { id: note.ownerId, names: owners.get(note.ownerId)?.names ?? 'A former colleague' },
  dueDate: note.dueDate,
  isTask: note.ownerId !== null || note.dueDate !== null,
  done: note.doneAt !== null,
  doneAt: note.doneAt?.toISOString() ?? null,
  createdAt: note.createdAt.toISOString(),
});

/** @param note with its order */
export const taskView = (note: OrderNote, owners: ReadonlyMap<string, Colleague>): TaskView => ({
  ...noteView(note, owners),
  orderId: note.orderId,
  number: note.order!.number,
  names: note.order!.names,
  isOverdue: note.dueDate !== null && note.dueDate < catDate(new Date()),
});
