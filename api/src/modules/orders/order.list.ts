import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { everyRow, readList, type ListPage, type ListQuery, type ListDefinition } from '../../common/list/read-list.js';
import { ToursService } from '../tours/tours.service.js';
import { bookedOf } from './desk/order.booked.js';
import { MailService } from '../mail/mail.service.js';
import { orderRow, type OrderRow } from './dto/order.row.js';
import { ITEM_TYPES, Order, type ItemType } from './order.entity.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { TravellerCounts } from './travellers/traveller.counts.js';
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
    private readonly travellers: TravellerCounts,
    private readonly tours: ToursService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<OrderRow>> {
    const page = await readList(this.repository, LIST, query);
    return { ...page, rows: await this.rows(page.rows) };
  }

  /** Every order of tours or of events, newest first, a batch at a time. */
  every(itemType: ItemType): AsyncGenerator<Order[]> {
    return everyRow({ filter: JSON.stringify({ itemType }) }, (part) => readList(this.repository, LIST, part));
  }

  /** With what was booked, as the dialogs open with it (office 1). @throws NotFoundException for an unknown id */
  async get(id: string): Promise<OrderRow> {
    const order = await this.orders.get(id);
    const tour = order.itemType === 'tour' ? await this.tours.find(order.itemId) : null;
    const [row] = await this.rows([order]);
    return { ...row!, booked: bookedOf(order, tour) };
  }

  private async rows(orders: readonly Order[]): Promise<OrderRow[]> {
    const [mails, known] = await Promise.all([
      this.mail.statusesByOrder(orders.map(({ id }) => id)),
      this.travellers.ofSoon(orders),
    ]);
    return orders.map((order) => orderRow(order, mails.get(order.id), known.get(order.id)));
  }
}
