import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList, mapPage } from '../../platform/list/send-list.js';
import { ParticipantView, participantView } from './dto/participant.view.js';
import { ParticipantsService } from './participants.service.js';

const SHEET = csvSheet<ParticipantView>(
  'participants',
  [
    'id',
    'eventName',
    'title',
    'familyName',
    'firstName',
    'position',
    'department',
    'organization',
    'address',
    'country',
    'town',
    'phone',
    'email',
    'dietRequirements',
    'amount',
    'dataProtection',
  ],
  ['createdAt'],
);

@ApiTags('Dashboard: participants')
@Controller('admin/participants')
export class ParticipantsBackofficeController {
  constructor(private readonly participants: ParticipantsService) {}

  @Get()
  @Allow('participants', 'list')
  @ApiOperation({ summary: 'A page of participants' })
  @ApiList('participants', ParticipantView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ParticipantView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.participants.page(page), participantView));
  }

  @Get(':id')
  @Allow('participants', 'show')
  @ApiOperation({ summary: 'One participant' })
  @ApiOkResponse({ type: ParticipantView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<ParticipantView> {
    return participantView(await this.participants.get(id));
  }
}
