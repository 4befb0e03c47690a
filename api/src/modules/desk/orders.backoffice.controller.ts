import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList } from '../../platform/list/send-list.js';
import { OrderRow } from '../orders/dto/order.row.js';
import { OrderRows } from './order.rows.js';

const SHEET = csvSheet<OrderRow>(
  'orders',
  [
    'id',
    'number',
    'client.names',
    'client.phoneNumber',
    'client.email',
    'client.address',
    'location',
    'itemType',
    'itemTitle',
    'itemsArray.0.people',
    'travelDate',
    'endDate',
    'amount',
    'paid',
    'leftToPay',
    'refundDue',
    'currency',
    'status',
    'isPaid',
    'paidDay',
    'paidBy',
    'paymentReference',
    'invoiceNumber',
    'receiptNumber',
    'refundedAmount',
    'refundedDay',
    'refundReason',
    'revenue',
    'depositsHeld',
    'mailStatus',
    'source',
    'cancelReason',
    'message',
  ],
  ['needDate', 'deadline', 'createdAt'],
);

@ApiTags('Dashboard: orders')
@Controller('admin/orders')
export class OrdersBackofficeController {
  constructor(private readonly orders: OrderRows) {}

  @Get()
  @Allow('orders', 'list')
  @ApiOperation({ summary: 'A page of orders' })
  @ApiList('orders', OrderRow, '{"q":"gorilla","itemType":"tour"}')
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderRow[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.orders.page(page));
  }

  @Get(':id')
  @Allow('orders', 'show')
  @ApiOperation({ summary: 'One order' })
  @ApiOkResponse({ type: OrderRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<OrderRow> {
    return this.orders.get(id);
  }
}
