import { Body, Controller, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { canAccess } from '@imisozi/core/access';
import { allow, Caller, type CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Get, Post } from '../../../platform/http/route.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { csvSheet } from '../../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../../platform/list/send-list.js';
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

  @Get('', allow('outbox', 'list'), 'A page of mails', {
    description: 'To list undelivered mails: `{"status":["failed","dead"]}`.',
    list: OutboxMailView,
    sheet: SHEET,
  })
  list(): PageReader<OutboxMailView> {
    return async (page) => mapPage(await this.outbox.page(page), outboxMailView);
  }

  @Get(':id', allow('outbox', 'show'), 'One mail', { answer: OutboxMailView })
  async get(@Param('id') id: string): Promise<OutboxMailView> {
    return outboxMailView(await this.outbox.get(id));
  }

  @Post(':id/retry', allow('outbox', 'retry'), 'Retry an undelivered mail now', {
    description: 'It keeps its `Message-ID`.',
    answer: RetriedMailAnswer,
  })
  async retry(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RetriedMailAnswer> {
    const mail = await this.outbox.retry(actor, id);
    return { message: `The email to ${mail.recipient} is on its way again.`, data: outboxMailView(mail) };
  }

  @Get(':id/content', allow('outbox', 'show'), 'The content of one mail', {
    description: 'Written from the current records, as it would be if it were sent again.',
    answer: MailPreview,
  })
  read(@Param('id') id: string): Promise<MailPreview> {
    return this.content.show(id);
  }

  @Get(':id/attachments/:index', allow('outbox', 'show'), 'A file that is attached to a mail', {
    description: 'Attachments are numbered from 0.',
    file: ['pdf', 'calendar'],
  })
  async attachment(@Param('id') id: string, @Param('index') index: string): Promise<StreamableFile> {
    const { filename, contentType, content } = await this.content.attachment(id, Number(index));
    return new StreamableFile(content, {
      type: contentType,
      disposition: `attachment; filename="${encodeURIComponent(filename)}"`,
    });
  }

  @Post(':id/send', allow('outbox', 'send'), 'Send any mail again', {
    description:
      'Sent as a new mail, to the original or a corrected address; the history of the old mail is kept. The role `reservations` may send mails about orders.',
    created: SentAgainAnswer,
  })
  send(
    @Param('id') id: string,
    @Body() { to }: SendAgainDto,
    @CurrentActor() actor: Actor,
    @Caller() { role }: CurrentUser,
    @IdempotencyKey() key?: string,
  ): Promise<SentAgainAnswer> {
    const mayAny = canAccess(role, { resource: 'outbox', action: 'sendAny' });
    return this.resending.send(actor, { id, to, key, mayAny });
  }
}
