import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ReplyDto, StartThreadDto, UpdateThreadDto } from './dto/thread.dto.js';
import { ThreadAnswer, ThreadRow, ThreadView } from './dto/thread.view.js';
import type { Thread } from './thread.entity.js';
import { ThreadReplies } from './thread.replies.js';
import { ThreadsService } from './threads.service.js';

const SHEET = csvSheet<ThreadRow>(
  'threads',
  ['id', 'subject', 'source', 'state', 'names', 'email', 'phoneNumber', 'language', 'reference', 'assignee'],
  ['snoozeUntil', 'lastAt', 'createdAt'],
);

@ApiTags('Dashboard: conversations')
@Controller('admin/threads')
export class ThreadsBackofficeController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly replies: ThreadReplies,
  ) {}

  @Get('', allow('threads', 'list'), 'A page of conversations', { list: ThreadRow, sheet: SHEET })
  list(): PageReader<ThreadRow> {
    return (query) => this.threads.page(query);
  }

  @Get(':id', allow('threads', 'show'), 'One conversation with all that was written', { answer: ThreadView })
  async get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ThreadView> {
    return this.view(await this.threads.get(id), actor);
  }

  @Post('', allow('threads', 'create'), 'Write to a client', {
    description: 'Goes on with the conversation about this subject, if there is one.',
    created: ThreadAnswer,
    idempotent: true,
  })
  async start(@Body() body: StartThreadDto, @CurrentActor() actor: Actor): Promise<ThreadAnswer> {
    const thread = await this.replies.start(actor, body);
    return { message: `Your message to ${thread.email} will be mailed.`, data: await this.view(thread, actor) };
  }

  @Put(':id', allow('threads', 'edit'), 'Assign, put off, close or open a conversation', {
    description: 'Fields left out keep their value. `snoozeUntil` alone puts it off.',
    answer: ThreadAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateThreadDto,
    @CurrentActor() actor: Actor,
  ): Promise<ThreadAnswer> {
    const thread = await this.threads.update(actor, id, body);
    return { message: 'The conversation has been updated.', data: await this.view(thread, actor) };
  }

  @Post(':id/replies', allow('threads', 'create'), 'Reply to the client', {
    description: 'The mail is in the language of the text. The conversation waits for the client then.',
    created: ThreadAnswer,
    idempotent: true,
  })
  async reply(@Param('id') id: string, @Body() body: ReplyDto, @CurrentActor() actor: Actor): Promise<ThreadAnswer> {
    const thread = await this.replies.reply(actor, id, body);
    return { message: `Your reply to ${thread.email} will be mailed.`, data: await this.view(thread, actor) };
  }

  private view(thread: Thread, actor: Actor): Promise<ThreadView> {
    return this.threads.view(thread, actor.user!.id);
  }
}
