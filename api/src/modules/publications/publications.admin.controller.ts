import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { PublicationView } from './dto/publication.view.js';
import { PublicationList } from './publication.list.js';

@ApiTags('Dashboard: publications')
@Controller('admin/publications')
export class PublicationsAdminController {
  constructor(private readonly publications: PublicationList) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'A page of publications' })
  @ApiList('publications', PublicationView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<PublicationView[]> {
    const page = await this.publications.page(query);
    sendContentRange(reply, 'publications', page);
    return page.rows;
  }

  @Get(':id')
  @Staff()
  @ApiOperation({ summary: 'One publication' })
  @ApiOkResponse({ type: PublicationView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<PublicationView> {
    return this.publications.get(id);
  }
}
