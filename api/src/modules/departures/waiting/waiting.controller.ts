import type { LanguageCode } from '@imisozi/core/languages';
import { OFFER_HOURS } from '@imisozi/core/pricing/seat-times';
import { ContentLanguage } from '../../../common/language/content-language.decorator.js';
import { Body, Controller, Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, Public } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { csvFile, csvSheet } from '../../../platform/list/csv-sheet.js';
import { acceptsCsv } from '../../../platform/list/send-list.js';
import { MessageAnswer } from '../../../common/message-answer.js';
import { RateLimit } from '../../../platform/limits/rate-limit.guard.js';
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

@ApiTags('Departures')
@Controller()
export class WaitingController {
  constructor(private readonly waiting: WaitingList) {}

  @Post('departures/:id/waiting')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'waiting', limit: 20, seconds: 600 })
  @Idempotent()
  @ApiOperation({
    summary: 'Wait for seats of a departure',
    description: `When seats come free, they are held for ${OFFER_HOURS} hours for whoever has waited longest and fits.`,
  })
  @ApiCreatedResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'A field is invalid, or there are enough seats.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async join(
    @Param('id') id: string,
    @Body() body: JoinWaitingListDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<MessageAnswer> {
    if (!isFromRobot(body)) await this.waiting.join(id, { ...body, language }, sender);
    return { message: "You're on the waiting list. We'll email you as soon as seats come free." };
  }

  @Post('departures/waiting/:key/leave')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'waiting', limit: 20, seconds: 600 })
  @Idempotent()
  @ApiOperation({ summary: 'Leave a waiting list', description: 'With the secret of the link in the mail.' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async leave(@Param('key') key: string): Promise<MessageAnswer> {
    await this.waiting.leave(key);
    return { message: 'You have left the waiting list. We hope to see you another time.' };
  }

  @Get('admin/departures/:id/waiting')
  @Allow('departures', 'waiting')
  @ApiOperation({
    summary: 'The waiting list of a departure',
    description: 'As a file for spreadsheets with Accept: text/csv.',
  })
  @ApiProduces('application/json', 'text/csv')
  @ApiOkResponse({ type: WaitingAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
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
