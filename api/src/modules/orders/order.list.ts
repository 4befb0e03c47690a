import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { Repository } from 'typeorm';
import {
  everyRow,
  readList,
  type ListPage,
  type ListQuery,
  type ListDefinition,
} from '../../platform/list/read-list.js';
import { ITEM_TYPES, type ItemType } from '@imisozi/core/order-choices';
import { Order } from './order.entity.js';

const LIST: ListDefinition = {
  resource: 'orders',
  equals: ['itemId', 'number', 'email', 'departureId', 'agentId', 'assigneeId'],
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

/** Orders as staff list and search them. */
@Injectable()
export class OrderList {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  page(query: ListQuery): Promise<ListPage<Order>> {
    return readList(this.orders, LIST, query);
  }

  /** Every order of tours or of events, newest first, in batches. */
  every(itemType: ItemType): AsyncGenerator<Order[]> {
    return everyRow({ filter: JSON.stringify({ itemType }) }, (part) => this.page(part));
  }
}
