import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import type { Day } from '@imisozi/core/kigali-time';
import { DayField } from '../../../common/validation/day.field.js';
import { blankIsAbsent, emptyAs, FlagField, MultilineTextField } from '../../../common/validation/fields.js';
import { catDate } from '@imisozi/core/kigali-time';
import type { Colleague } from '../../users/users.service.js';
import type { OrderNote } from './order-note.entity.js';

/** What a note may hold. */
export const LONGEST_NOTE = 2_000;

const TEXT = { label: 'Text', max: LONGEST_NOTE, example: 'Asked for a quiet room. Call back about the permits.' };
const OWNER = { message: 'Please choose a colleague' };

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

/** Fields left out keep their value; null takes owner or day away. */
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

/** A colleague who can be given a task. */
export class ColleagueView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Aline Uwase' })
  names: string;
}

export class NoteView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: TEXT.example })
  text: string;

  @ApiProperty({ example: 'aline@imisozi.example', description: 'Who wrote it.' })
  author: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  ownerId: string | null;

  @ApiProperty({ type: ColleagueView, nullable: true })
  owner: ColleagueView | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-06-05' })
  dueDate: Day | null;

  @ApiProperty({ example: false, description: 'A note with an owner or a day is a task.' })
  isTask: boolean;

  @ApiProperty({ example: false })
  done: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  doneAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class NotesAnswer {
  @ApiProperty({ type: [NoteView], description: 'Newest first.' })
  notes: NoteView[];

  @ApiProperty({ type: [ColleagueView], description: 'Who can be given a task.' })
  owners: ColleagueView[];
}

export class NoteAnswer {
  @ApiProperty({ example: 'The note has been saved.' })
  message: string;

  @ApiProperty({ type: NoteView })
  note: NoteView;
}

/** A task of the caller, with the booking it is about. */
export class TaskView extends NoteView {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: false, description: 'Its day has passed, in Central Africa Time.' })
  isOverdue: boolean;
}

export class TasksAnswer {
  @ApiProperty({ type: [TaskView], description: 'The most urgent first; those without a day come last.' })
  tasks: TaskView[];

  @ApiProperty({ example: 3, description: 'How many there are.' })
  total: number;
}

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
