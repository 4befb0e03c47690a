import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { TourView } from './dto/tour.view.js';
import { TourList } from './tour.list.js';

@ApiTags('Dashboard: tours')
@Controller('admin/tours')
export class ToursAdminController {
  constructor(private readonly tours: TourList) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'A page of tours' })
  @ApiList('tours', TourView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<TourView[]> {
    const page = await this.tours.page(query);
    sendContentRange(reply, 'tours', page);
    return page.rows;
  }

  @Get(':key')
  @Staff()
  @ApiOperation({ summary: 'One tour, by its id or its slug' })
  @ApiOkResponse({ type: TourView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('key') key: string): Promise<TourView> {
    return this.tours.get(key);
  }
}
