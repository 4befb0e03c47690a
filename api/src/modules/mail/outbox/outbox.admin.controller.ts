import { Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../../common/auth/access.js';
import { ErrorAnswer } from '../../../common/errors/error-answer.js';
import { ApiList } from '../../../common/list/api-list.js';
import { csvSheet } from '../../../common/list/csv-sheet.js';
import type { ListQuery } from '../../../common/list/list-dialect.js';
import { sendList, shownAs } from '../../../common/list/send-list.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { OutboxMailView, outboxMailView, RetriedMailAnswer } from './outbox-mail.view.js';
import { OutboxService } from './outbox.service.js';

const SHEET = csvSheet<OutboxMailView>(
  'outbox',
  ['id', 'template', 'recipient', 'replyTo', 'subject', 'status', 'attempts', 'lastError', 'orderId', 'reference'],
  ['sentAt', 'createdAt'],
);

@ApiTags('Dashboard: outbox')
@Controller('admin/outbox')
export class OutboxAdminController {
  constructor(private readonly outbox: OutboxService) {}

  @Get()
  @Roles('admin')
  @ApiOperation({
    summary: 'A page of mails',
    description: 'Those that did not arrive: `{"status":["failed","dead"]}`.',
  })
  @ApiList('outbox', OutboxMailView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutboxMailView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => shownAs(await this.outbox.page(page), outboxMailView));
  }

  @Get(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'One mail' })
  @ApiOkResponse({ type: OutboxMailView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<OutboxMailView> {
    return outboxMailView(await this.outbox.get(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Roles('admin')
  @ApiOperation({ summary: 'Send a mail that did not arrive now', description: 'It keeps its `Message-ID`.' })
  @ApiOkResponse({ type: RetriedMailAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It was sent, or is being sent at this moment.', type: ErrorAnswer })
  async retry(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RetriedMailAnswer> {
    const mail = await this.outbox.retry(actor, id);
    return { message: `The mail to ${mail.recipient} is on its way again.`, data: outboxMailView(mail) };
  }
}
