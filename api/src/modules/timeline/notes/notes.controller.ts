import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { CreateNoteDto, NoteAnswer, NotesAnswer, TasksAnswer, UpdateNoteDto } from './note.dto.js';
import { OrderNotes } from './order.notes.js';

@ApiTags('Dashboard: orders')
@Controller('admin')
export class NotesController {
  constructor(private readonly notes: OrderNotes) {}

  @Get('orders/:id/notes')
  @Allow('notes', 'list')
  @ApiOperation({ summary: 'Notes and tasks of an order', description: 'Only staff see them.' })
  @ApiOkResponse({ type: NotesAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  list(@Param('id') id: string): Promise<NotesAnswer> {
    return this.notes.of(id);
  }

  @Post('orders/:id/notes')
  @HttpCode(201)
  @Allow('notes', 'create')
  @ApiOperation({ summary: 'Write a note, or a task with an owner or a day' })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: NoteAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The order has as many notes as it can have.', type: ErrorAnswer })
  create(
    @Param('id') id: string,
    @Body() body: CreateNoteDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<NoteAnswer> {
    return this.notes.create(id, body, key, actor);
  }

  @Put('orders/:id/notes/:noteId')
  @Allow('notes', 'edit')
  @ApiOperation({ summary: 'Change a note, or mark a task as done', description: 'Fields left out keep their value.' })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: NoteAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  change(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @Body() body: UpdateNoteDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<NoteAnswer> {
    return this.notes.change(id, noteId, body, key, actor);
  }

  @Get('tasks')
  @Allow('notes', 'list')
  @ApiOperation({ summary: 'What the caller has to do' })
  @ApiOkResponse({ type: TasksAnswer })
  tasks(@CurrentActor() { user }: Actor): Promise<TasksAnswer> {
    return this.notes.tasksOf(user!.id);
  }
}
