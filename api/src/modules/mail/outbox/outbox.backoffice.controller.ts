import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { canAccess } from '@imisozi/core/access';
import { Allow, Caller, type CurrentUser } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { ApiIdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { ApiList } from '../../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../../platform/list/read-list.js';
import { sendList, mapPage } from '../../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { MailPreview } from '../previews/mail-preview.view.js';
import { OutboxMailContent } from './outbox-mail.content.js';
import {
  OutboxMailView,
  outboxMailView,
  RetriedMailAnswer,
  SendAgainDto,
  SentAgainAnswer,
} from './outbox-mail.view.js';
import { OutboxMailResending } from './outbox-mail.resending.js';
import { OutboxService } from './outbox.service.js';

const SHEET = csvSheet<OutboxMailView>(
  'outbox',
  [
    'id',
    'template',
    'recipient',
    'replyTo',
    'subject',
    'status',
    'attempts',
    'lastError',
    'orderId',
    'reference',
    'resentAs',
  ],
  ['sentAt', 'createdAt'],
);

@ApiTags('Dashboard: outbox')
@Controller('admin/outbox')
export class OutboxBackofficeController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly content: OutboxMailContent,
    private readonly resending: OutboxMailResending,
  ) {}

  @Get()
  @Allow('outbox', 'list')
  @ApiOperation({
    summary: 'A page of mails',
    description: 'To list undelivered mails: `{"status":["failed","dead"]}`.',
  })
  @ApiList('outbox', OutboxMailView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutboxMailView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.outbox.page(page), outboxMailView));
  }

  @Get(':id')
  @Allow('outbox', 'show')
  @ApiOperation({ summary: 'One mail' })
  @ApiOkResponse({ type: OutboxMailView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<OutboxMailView> {
    return outboxMailView(await this.outbox.get(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Allow('outbox', 'retry')
  @ApiOperation({ summary: 'Retry an undelivered mail now', description: 'It keeps its `Message-ID`.' })
  @ApiOkResponse({ type: RetriedMailAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It has been sent, or is being sent right now.', type: ErrorAnswer })
  async retry(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RetriedMailAnswer> {
    const mail = await this.outbox.retry(actor, id);
    return { message: `The email to ${mail.recipient} is on its way again.`, data: outboxMailView(mail) };
  }

  @Get(':id/content')
  @Header('Cache-Control', 'no-store')
  @Allow('outbox', 'show')
  @ApiOperation({
    summary: 'The content of one mail',
    description: 'Written from the current records, as it would be if it were sent again.',
  })
  @ApiOkResponse({ type: MailPreview })
  @ApiForbiddenResponse({
    description: 'The mail opens an account, so only its recipient may see it.',
    type: ErrorAnswer,
  })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The mail can no longer be written.', type: ErrorAnswer })
  read(@Param('id') id: string): Promise<MailPreview> {
    return this.content.show(id);
  }

  @Get(':id/attachments/:index')
  @Header('Cache-Control', 'no-store')
  @Allow('outbox', 'show')
  @ApiOperation({ summary: 'A file that is attached to a mail', description: 'Attachments are numbered from 0.' })
  @ApiProduces('application/pdf', 'text/calendar')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiForbiddenResponse({
    description: 'The mail opens an account, so only its recipient may see it.',
    type: ErrorAnswer,
  })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The mail can no longer be written.', type: ErrorAnswer })
  async attachment(@Param('id') id: string, @Param('index') index: string): Promise<StreamableFile> {
    const { filename, contentType, content } = await this.content.attachment(id, Number(index));
    return new StreamableFile(content, {
      type: contentType,
      disposition: `attachment; filename="${encodeURIComponent(filename)}"`,
    });
  }

  @Post(':id/send')
  @HttpCode(201)
  @Allow('outbox', 'send')
  @ApiOperation({
    summary: 'Send any mail again',
    description:
      'Sent as a new mail, to the original or a corrected address; the history of the old mail is kept. The role `reservations` may send mails about orders.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SentAgainAnswer })
  @ApiBadRequestResponse({ description: 'The address is invalid or not allowed.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The mail can no longer be written, or the key is in use.', type: ErrorAnswer })
  send(
    @Param('id') id: string,
    @Body() { to }: SendAgainDto,
    @CurrentActor() actor: Actor,
    @Caller() { role }: CurrentUser,
    @Headers('idempotency-key') key?: string,
  ): Promise<SentAgainAnswer> {
    const mayAny = canAccess(role, { resource: 'outbox', action: 'sendAny' });
    return this.resending.send(actor, { id, to, key, mayAny });
  }
}
