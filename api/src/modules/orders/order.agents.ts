import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { refusal } from '../../platform/errors/refused.js';
import { parseFilter } from '../../platform/list/list-query.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { Order } from './order.entity.js';
import { GOES_ON } from './order.standing.js';

/** What a travel agent who is logged in may search its bookings by; nothing that only the office knows (rules/agents 6). */
const OWN_LIST: ListDefinition = {
  resource: 'own-bookings',
  equals: ['agentId', 'number', 'departureId'],
  choices: { status: ORDER_STATUSES },
  ranges: ['createdAt', 'travelDate', 'holdUntil', 'nextDue'],
  sortable: ['number', 'names', 'itemTitle', 'status', 'travelDate', 'holdUntil', 'nextDue', 'amount', 'createdAt'],
};

/** The bookings of travel agents. */
@Injectable()
export class OrdersByAgent {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** A page of an agent's bookings. */
  page(agentId: string, query: ListQuery): Promise<ListPage<Order>> {
    const filter = Object.fromEntries(parseFilter(query));
    return readList(this.orders, OWN_LIST, { ...query, filter: JSON.stringify({ ...filter, agentId }) });
  }

  /** One of an agent's bookings. @throws Refused for an unknown one, and for one that is not by this agent */
  async get(agentId: string, id: string): Promise<Order> {
    const order = await this.orders.findOneBy({ id, agentId });
    if (!order) throw refusal('order-not-found');
    return order;
  }

  exist(tx: EntityManager, agentId: string): Promise<boolean> {
    return tx.existsBy(Order, { agentId });
  }

  /** What is left to pay of an agent's bookings that go on, in whole cents. */
  async owedBy(tx: EntityManager, agentId: string): Promise<number> {
    const row = await tx
      .createQueryBuilder(Order, 'o')
      .select('SUM(o.amount - o.paid)', 'cents')
      .where(`o.agentId = :agentId AND ${GOES_ON} AND o.amount > o.paid`, { agentId })
      .getRawOne<{ cents: string | null }>();
    return Number(row?.cents ?? 0);
  }

  /** {@link owedBy} outside a transaction. */
  owedNow(agentId: string): Promise<number> {
    return this.owedBy(this.orders.manager, agentId);
  }

  /** An agent's bookings made within days in Kigali, and older ones with something left to pay, oldest first. */
  forStatement(agentId: string, [from, to]: readonly [Day, Day], limit: number): Promise<Order[]> {
    const made = { agentId, begin: parseCatTime(from), end: parseCatTime(addDays(to, 1)) };
    return this.orders
      .createQueryBuilder('o')
      .where('o.agentId = :agentId AND o.createdAt < :end', made)
      .andWhere(`(o.createdAt >= :begin OR (${GOES_ON} AND o.amount > o.paid))`)
      .orderBy('o.createdAt')
      .addOrderBy('o.id')
      .limit(limit)
      .getMany();
  }

  /** Bookings by their ids, for the entries of a statement. */
  async numbers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.orders
      .createQueryBuilder('o')
      .select('o.id', 'id')
      .addSelect('o.number', 'number')
      .where('o.id IN (:...ids)', { ids: [...ids] })
      .getRawMany<{ id: string; number: string }>();
    return new Map(rows.map(({ id, number }) => [id, number]));
  }
}
