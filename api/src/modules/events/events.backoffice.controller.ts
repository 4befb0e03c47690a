import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList } from '../../platform/list/send-list.js';
import { TO_TRANSLATE } from '../translations/translation.progress.js';
import { EventDetailView, EventView } from './dto/event.view.js';
import { EventList } from './event.list.js';

const SHEET = csvSheet<EventView>(
  'events',
  ['id', 'title', 'slug', 'place', 'price', 'isApproved'],
  ['startDate', 'endDate', 'createdAt'],
);

@ApiTags('Dashboard: events')
@Controller('admin/events')
export class EventsBackofficeController {
  constructor(private readonly events: EventList) {}

  @Get()
  @Allow('events', 'list')
  @ApiOperation({ summary: 'A page of events', description: TO_TRANSLATE })
  @ApiList('events', EventView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventView[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.events.page(page));
  }

  @Get(':key')
  @Allow('events', 'show')
  @ApiOperation({ summary: 'One event, by its id or its slug' })
  @ApiOkResponse({ type: EventDetailView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('key') key: string): Promise<EventDetailView> {
    return this.events.get(key);
  }
}
