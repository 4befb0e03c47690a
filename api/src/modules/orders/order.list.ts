import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { everyRow, readList, type ListPage, type ListQuery, type ListDefinition } from '../../common/list/read-list.js';
import { MailService } from '../mail/mail.service.js';
import { orderRow, type OrderRow } from './dto/order.row.js';
import { ITEM_TYPES, Order, type ItemType } from './order.entity.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { OrdersService } from './orders.service.js';

const LIST: ListDefinition = {
  resource: 'orders',
  equals: ['itemId', 'number', 'email', 'departureId'],
  choices: { status: ORDER_STATUSES, itemType: ITEM_TYPES },
  ranges: ['createdAt', 'needDate', 'deadline', 'paidAt', 'amount', 'people', 'travelDate', 'endDate', 'nextDue'],
  sortable: [
    'number',
    'names',
    'itemTitle',
    'address',
    'status',
    'phoneNumber',
    'email',
    'amount',
    'needDate',
    'travelDate',
    'nextDue',
    'paidAt',
    'createdAt',
  ],
};

/** The dashboard's view of orders, with how far their mails have come. */
@Injectable()
export class OrderList {
  constructor(
    @InjectRepository(Order) private readonly repository: Repository<Order>,
    private readonly orders: OrdersService,
    private readonly mail: MailService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<OrderRow>> {
    const page = await readList(this.repository, LIST, query);
    const mails = await this.mail.statusesByOrder(page.rows.map(({ id }) => id));
    return { ...page, rows: page.rows.map((order) => orderRow(order, mails.get(order.id))) };
  }

  /** Every order of tours or of events, newest first, a batch at a time. */
  every(itemType: ItemType): AsyncGenerator<Order[]> {
    return everyRow({ filter: JSON.stringify({ itemType }) }, (part) => readList(this.repository, LIST, part));
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string): Promise<OrderRow> {
    const order = await this.orders.get(id);
    const mails = await this.mail.statusesByOrder([id]);
    return orderRow(order, mails.get(id));
  }
}
