import type { LanguageCode } from '@imisozi/core/languages';
import { OFFER_HOURS } from '@imisozi/core/pricing/seat-times';
import { ContentLanguage } from '../../../common/language/content-language.decorator.js';
import { Body, Controller, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { allow, PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Get, Post } from '../../../platform/http/route.js';
import { csvFile, csvSheet } from '../../../platform/list/csv-sheet.js';
import { acceptsCsv } from '../../../platform/list/send-list.js';
import { MessageAnswer, told } from '../../../common/message-answer.js';
import { SentBy, type Sender } from '../../../platform/limits/recipient-limits.js';
import { isFromRobot } from '../../../common/visitor-form/visitor-form.js';
import { varyBy } from '../../../platform/http/vary-by.js';
import { JoinWaitingListDto, WaitingAnswer, WaitingEntryView, waitingEntryView } from './waiting.dto.js';
import { WaitingList } from './waiting.list.js';

const SHEET = csvSheet<WaitingEntryView>(
  'waiting-list',
  ['names', 'email', 'phoneNumber', 'people', 'state'],
  ['offeredUntil', 'createdAt'],
);

const WAITING_LIMIT = { name: 'waiting', limit: 20, seconds: 600 };

@ApiTags('Departures')
@Controller()
export class WaitingController {
  constructor(private readonly waiting: WaitingList) {}

  @Post('departures/:id/waiting', PUBLIC, 'Wait for seats of a departure', {
    description: `When seats come free, they are held for ${OFFER_HOURS} hours for whoever has waited longest and fits.`,
    created: MessageAnswer,
    limits: WAITING_LIMIT,
    idempotent: true,
  })
  async join(
    @Param('id') id: string,
    @Body() body: JoinWaitingListDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<MessageAnswer> {
    if (!isFromRobot(body)) await this.waiting.join(id, { ...body, language }, sender);
    return told('waiting-list-joined');
  }

  @Post('departures/waiting/:key/leave', PUBLIC, 'Leave a waiting list', {
    description: 'With the secret of the link in the mail.',
    answer: MessageAnswer,
    limits: WAITING_LIMIT,
    idempotent: true,
  })
  async leave(@Param('key') key: string): Promise<MessageAnswer> {
    await this.waiting.leave(key);
    return told('waiting-list-left');
  }

  @Get('admin/departures/:id/waiting', allow('departures', 'waiting'), 'The waiting list of a departure', {
    description: 'As a file for spreadsheets with Accept: text/csv.',
    answer: WaitingAnswer,
    file: 'csv',
  })
  async list(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingAnswer | StreamableFile> {
    varyBy(reply, 'Accept');
    const waiting = (await this.waiting.of(id)).map(waitingEntryView);
    return acceptsCsv(reply.request) ? csvFile(SHEET, allAtOnce(waiting)) : { waiting };
  }
}

async function* allAtOnce(rows: WaitingEntryView[]): AsyncGenerator<WaitingEntryView[]> {
  yield rows;
}
