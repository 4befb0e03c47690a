import { Injectable } from '@nestjs/common';
import { lineInDollars } from '@imisozi/core/pricing/price-lines';
import type { ListPage, ListQuery } from '../../platform/list/read-list.js';
import { MailService } from '../mail/mail.service.js';
import { orderRow, type OrderRow } from '../orders/dto/order.row.js';
import type { Order } from '../orders/order.entity.js';
import { OrderList } from '../orders/order.list.js';
import { typesInWords } from '../orders/order.party.js';
import { OrdersService } from '../orders/orders.service.js';
import { linesOf } from '../orders/price-lines.js';
import { ToursService } from '../tours/tours.service.js';
import { OrderPermits } from '../permits/order.permits.js';
import { TravellerCounts } from '../travellers/traveller.counts.js';
import { UsersService } from '../users/users.service.js';
import { bookedOf } from './order.booked.js';

/** The dashboard's view of orders, with the delivery statuses of their mails and the names of their travellers. */
@Injectable()
export class OrderRows {
  constructor(
    private readonly list: OrderList,
    private readonly orders: OrdersService,
    private readonly mail: MailService,
    private readonly travellers: TravellerCounts,
    private readonly permits: OrderPermits,
    private readonly tours: ToursService,
    private readonly users: UsersService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<OrderRow>> {
    const page = await this.list.page(query);
    return { ...page, rows: await this.rows(page.rows) };
  }

  /** Includes the booking, with which the dialogs open, and its lines (rules/desk 2). @throws NotFoundException for an unknown id */
  async get(id: string): Promise<OrderRow> {
    const order = await this.orders.get(id);
    const [tour, [row], permitCost] = await Promise.all([
      order.itemType === 'tour' ? this.tours.find(order.itemId) : null,
      this.rows([order]),
      this.permits.costOf(id),
    ]);
    return {
      ...row!,
      booked: bookedOf(order, tour),
      types: typesInWords(order),
      lines: linesOf(order).map(lineInDollars),
      permitCost,
    };
  }

  private async rows(orders: readonly Order[]): Promise<OrderRow[]> {
    const ids = orders.map(({ id }) => id);
    const [mails, known, permits, colleagues] = await Promise.all([
      this.mail.statusesByOrder(ids),
      this.travellers.ofSoon(orders),
      this.permits.countsOf(ids),
      this.users.namesOf(orders.flatMap(({ assigneeId }) => assigneeId ?? [])),
    ]);
    return orders.map((order) => {
      const row = orderRow(order, mails.get(order.id), known.get(order.id), permits.get(order.id));
      return order.assigneeId
        ? { ...row, assignee: colleagues.get(order.assigneeId)?.names ?? 'A former colleague' }
        : row;
    });
  }
}
