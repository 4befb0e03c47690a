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
import { DestinationView } from './dto/destination.view.js';
import { DestinationList } from './destination.list.js';

const SHEET = csvSheet<DestinationView>(
  'destinations',
  ['id', 'title', 'slug', 'isPublished', 'views.numberOfReading'],
  ['createdAt'],
);

@ApiTags('Dashboard: destinations')
@Controller('admin/destinations')
export class DestinationsBackofficeController {
  constructor(private readonly destinations: DestinationList) {}

  @Get()
  @Allow('destinations', 'list')
  @ApiOperation({ summary: 'A page of destinations', description: TO_TRANSLATE })
  @ApiList('destinations', DestinationView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DestinationView[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.destinations.page(page));
  }

  @Get(':key')
  @Allow('destinations', 'show')
  @ApiOperation({ summary: 'One destination, by its id or its slug' })
  @ApiOkResponse({ type: DestinationView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('key') key: string): Promise<DestinationView> {
    return this.destinations.get(key);
  }
}
