import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { DestinationView } from './dto/destination.view.js';
import { DestinationList } from './destination.list.js';

@ApiTags('Dashboard: destinations')
@Controller('admin/destinations')
export class DestinationsAdminController {
  constructor(private readonly destinations: DestinationList) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'A page of destinations' })
  @ApiList('destinations', DestinationView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DestinationView[]> {
    const page = await this.destinations.page(query);
    sendContentRange(reply, 'destinations', page);
    return page.rows;
  }

  @Get(':key')
  @Staff()
  @ApiOperation({ summary: 'One destination, by its id or its slug' })
  @ApiOkResponse({ type: DestinationView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('key') key: string): Promise<DestinationView> {
    return this.destinations.get(key);
  }
}
