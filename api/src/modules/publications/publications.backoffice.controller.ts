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
import { PublicationView } from './dto/publication.view.js';
import { PublicationList } from './publication.list.js';

const SHEET = csvSheet<PublicationView>(
  'publications',
  ['id', 'title', 'category', 'pubDocument', 'status', 'count'],
  ['createdAt'],
);

@ApiTags('Dashboard: publications')
@Controller('admin/publications')
export class PublicationsBackofficeController {
  constructor(private readonly publications: PublicationList) {}

  @Get()
  @Allow('publications', 'list')
  @ApiOperation({ summary: 'A page of publications', description: TO_TRANSLATE })
  @ApiList('publications', PublicationView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicationView[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.publications.page(page));
  }

  @Get(':id')
  @Allow('publications', 'show')
  @ApiOperation({ summary: 'One publication' })
  @ApiOkResponse({ type: PublicationView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<PublicationView> {
    return this.publications.get(id);
  }
}
