import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { OrderRow } from './dto/order.row.js';
import { OrderList } from './order.list.js';

@ApiTags('Dashboard: orders')
@Controller('admin/orders')
export class OrdersAdminController {
  constructor(private readonly orders: OrderList) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'A page of orders' })
  @ApiQuery({ name: 'filter', required: false, example: '{"q":"gorilla","itemType":"tour"}' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiOkResponse({
    type: [OrderRow],
    headers: { 'Content-Range': { schema: { type: 'string' }, example: 'orders 0-24/319' } as never },
  })
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<OrderRow[]> {
    const page = await this.orders.page(query);
    sendContentRange(reply, 'orders', page);
    return page.rows;
  }

  @Get(':id')
  @Staff()
  @ApiOperation({ summary: 'One order' })
  @ApiOkResponse({ type: OrderRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<OrderRow> {
    return this.orders.get(id);
  }
}
