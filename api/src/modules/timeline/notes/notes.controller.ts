import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../../platform/http/route.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { CreateNoteDto, NoteAnswer, NotesAnswer, TasksAnswer, UpdateNoteDto } from './note.dto.js';
import { OrderNotes } from './order.notes.js';

@ApiTags('Dashboard: orders')
@Controller('admin')
export class NotesController {
  constructor(private readonly notes: OrderNotes) {}

  @Get('orders/:id/notes', allow('notes', 'list'), 'Notes and tasks of an order', {
    description: 'Only staff see them.',
    answer: NotesAnswer,
  })
  list(@Param('id') id: string): Promise<NotesAnswer> {
    return this.notes.of(id);
  }

  @Post('orders/:id/notes', allow('notes', 'create'), 'Write a note, or a task with an owner or a day', {
    created: NoteAnswer,
  })
  create(
    @Param('id') id: string,
    @Body() body: CreateNoteDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<NoteAnswer> {
    return this.notes.create(id, body, key, actor);
  }

  @Put('orders/:id/notes/:noteId', allow('notes', 'edit'), 'Change a note, or mark a task as done', {
    description: 'Fields left out keep their value.',
    answer: NoteAnswer,
  })
  change(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @Body() body: UpdateNoteDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ): Promise<NoteAnswer> {
    return this.notes.change(id, noteId, body, key, actor);
  }

  @Get('tasks', allow('notes', 'list'), 'What the caller has to do', { answer: TasksAnswer })
  tasks(@CurrentActor() { user }: Actor): Promise<TasksAnswer> {
    return this.notes.tasksOf(user!.id);
  }
}
