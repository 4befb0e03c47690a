import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { SubscriberView, subscriberView } from './dto/subscriber.view.js';
import { MaillistService } from './maillist.service.js';

@ApiTags('Dashboard: subscribers')
@Controller('admin/subscribers')
export class MaillistAdminController {
  constructor(private readonly maillist: MaillistService) {}

  @Get()
  @Roles('admin')
  @ApiOperation({ summary: 'A page of subscribers' })
  @ApiList('subscribers', SubscriberView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<SubscriberView[]> {
    const page = await this.maillist.page(query);
    sendContentRange(reply, 'subscribers', page);
    return page.rows.map(subscriberView);
  }

  @Get(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'One subscriber' })
  @ApiOkResponse({ type: SubscriberView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<SubscriberView> {
    return subscriberView(await this.maillist.get(id));
  }
}
