import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
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
    'assignee',
    'cancelReason',
    'message',
  ],
  ['needDate', 'deadline', 'createdAt'],
);

@ApiTags('Dashboard: orders')
@Controller('admin/orders')
export class OrdersBackofficeController {
  constructor(private readonly orders: OrderRows) {}

  @Get('', allow('orders', 'list'), 'A page of orders', {
    list: OrderRow,
    sheet: SHEET,
    filter: '{"q":"gorilla","itemType":"tour"}',
  })
  list(): PageReader<OrderRow> {
    return (page) => this.orders.page(page);
  }

  @Get(':id', allow('orders', 'show'), 'One order', { answer: OrderRow })
  get(@Param('id') id: string): Promise<OrderRow> {
    return this.orders.get(id);
  }
}
