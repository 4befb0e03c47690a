import { Body, Controller, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { HandledDto } from '../inquiries/handled.dto.js';
import { ApiList } from '../../common/list/api-list.decorator.js';
import { csvSheet } from '../../common/list/csv-sheet.js';
import type { ListQuery } from '../../common/list/read-list.js';
import { sendList, shownAs } from '../../common/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ContactService } from './contact.service.js';
import { ContactAnswer, ContactMessageView, contactMessageView } from './dto/contact-message.view.js';

const SHEET = csvSheet<ContactMessageView>(
  'contact-messages',
  ['id', 'names', 'email', 'subject', 'phone', 'message', 'isHandled'],
  ['createdAt'],
);

@ApiTags('Dashboard: contact messages')
@Controller('admin/contact-messages')
export class ContactBackofficeController {
  constructor(private readonly contact: ContactService) {}

  @Get()
  @Allow('contact-messages', 'list')
  @ApiOperation({ summary: 'A page of contact messages' })
  @ApiList('contact-messages', ContactMessageView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessageView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => shownAs(await this.contact.page(page), contactMessageView));
  }

  @Get(':id')
  @Allow('contact-messages', 'show')
  @ApiOperation({ summary: 'One contact message' })
  @ApiOkResponse({ type: ContactMessageView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<ContactMessageView> {
    return contactMessageView(await this.contact.get(id));
  }

  @Put(':id')
  @Allow('contact-messages', 'handle')
  @ApiOperation({ summary: 'Mark a contact message as handled, or reopen it' })
  @ApiOkResponse({ type: ContactAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async setHandled(
    @Param('id') id: string,
    @Body() { isHandled }: HandledDto,
    @CurrentActor() actor: Actor,
  ): Promise<ContactAnswer> {
    const message = await this.contact.setHandled(actor, id, isHandled);
    return {
      message: `The message has been ${isHandled ? 'marked as handled' : 'reopened'}.`,
      data: contactMessageView(message),
    };
  }
}
