import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListRules } from '../../common/list/list-dialect.js';
import { MailService } from '../mail/mail.service.js';
import { orderRow, type OrderRow } from './dto/order.row.js';
import { Order } from './order.entity.js';
import { OrdersService } from './orders.service.js';

const RULES: ListRules = {
  resource: 'orders',
  search: ['number', 'names', 'email', 'phoneNumber', 'address', 'itemTitle'],
  equals: ['status', 'itemType', 'itemId'],
  ranges: ['createdAt', 'needDate', 'amount'],
  sortable: ['number', 'names', 'itemTitle', 'address', 'status', 'phoneNumber', 'email', 'amount', 'createdAt'],
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
    const page = await readList(this.repository, RULES, query);
    const mails = await this.mail.statusesByOrder(page.rows.map(({ id }) => id));
    return { ...page, rows: page.rows.map((order) => orderRow(order, mails.get(order.id))) };
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string): Promise<OrderRow> {
    const order = await this.orders.get(id);
    const mails = await this.mail.statusesByOrder([id]);
    return orderRow(order, mails.get(id));
  }
}
