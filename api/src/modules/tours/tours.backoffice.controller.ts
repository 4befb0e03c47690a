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
import { TourDetailView, TourView } from './dto/tour.view.js';
import { TourList } from './tour.list.js';

const SHEET = csvSheet<TourView>(
  'tours',
  ['id', 'title', 'slug', 'location', 'departureTime', 'price1', 'price2', 'price3', 'price4', 'price5', 'isPublished'],
  ['createdAt'],
);

@ApiTags('Dashboard: tours')
@Controller('admin/tours')
export class ToursBackofficeController {
  constructor(private readonly tours: TourList) {}

  @Get()
  @Allow('tours', 'list')
  @ApiOperation({ summary: 'A page of tours', description: TO_TRANSLATE })
  @ApiList('tours', TourView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TourView[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.tours.page(page));
  }

  @Get(':key')
  @Allow('tours', 'show')
  @ApiOperation({ summary: 'One tour, by its id or its slug' })
  @ApiOkResponse({ type: TourDetailView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('key') key: string): Promise<TourDetailView> {
    return this.tours.get(key);
  }
}
