import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { addDays, daysBetween, today, type Day } from '@imisozi/core/kigali-time';
import { goesOn } from '@imisozi/core/order-status';
import { MAX_COST, SERVICE_STATES } from '@imisozi/core/suppliers';
import { refusal } from '../../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../../platform/list/read-list.js';
import type { Actor } from '../../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../../audit/audited-records.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderFollowers } from '../../orders/order.followers.js';
import { OrdersService } from '../../orders/orders.service.js';
import { SuppliersService } from '../suppliers.service.js';
import type { CreateTripServiceDto, UpdateTripServiceDto } from './trip-service.dto.js';
import { TripService } from './trip-service.entity.js';
import { readService } from './trip-service.records.js';
import { tripServiceView, type TripServiceView } from './trip-service.view.js';

const LIST: ListDefinition = {
  resource: 'services',
  search: ['what', 'voucherNumber', 'reference'],
  equals: ['orderId', 'supplierId', 'currency'],
  choices: { state: SERVICE_STATES },
  ranges: ['fromDay', 'dueDay', 'paidOn', 'createdAt'],
  sortable: ['fromDay', 'dueDay', 'state', 'cost', 'paidOn', 'createdAt'],
};

const KIND: RecordKind<TripService> = {
  entity: TripService,
  resource: 'services',
  key: 'id',
  labelOf: ({ what }) => what,
  unknown: () => refusal('service-not-found'),
};

/** The services of bookings as staff list and edit them (rules/suppliers 2, 5). */
@Injectable()
export class TripServices {
  constructor(
    @InjectRepository(TripService) private readonly services: Repository<TripService>,
    private readonly suppliers: SuppliersService,
    private readonly orders: OrdersService,
    private readonly records: AuditedRecords,
    followers: OrderFollowers,
  ) {
    followers.register((tx, order, before) => this.follow(tx, order, before));
  }

  async page(query: ListQuery): Promise<ListPage<TripServiceView>> {
    const page = await readList(this.services, LIST, query);
    const ids = page.rows.map(({ id }) => id);
    const found = await this.services.find({ where: { id: In(ids) }, relations: { order: true, supplier: true } });
    const byId = new Map(found.map((service) => [service.id, service]));
    const rows = ids.flatMap((id) => {
      const service = byId.get(id);
      return service?.order && service.supplier ? [tripServiceView(service, service.order, service.supplier)] : [];
    });
    return { ...page, rows };
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<TripServiceView> {
    const { service, order, supplier } = await readService(this.services.manager, id);
    return tripServiceView(service, order, supplier);
  }

  /** @throws Refused for an unknown booking or supplier, for one that has ended, and for a cost that is too large */
  async create(actor: Actor, { orderId, supplierId, ...fields }: CreateTripServiceDto): Promise<TripServiceView> {
    const [order, supplier] = [await this.orders.get(orderId), await this.suppliers.get(supplierId)];
    if (!goesOn(order)) throw refusal('service-of-ended-order', { status: order.status });
    if (supplier.endedAt) throw refusal('supplier-ended');
    const fromDay = fields.fromDay ?? order.travelDate ?? today();
    const { days = 1, units = 1, unitCost = 0, currency = supplier.currency, note = '', what } = fields;
    const made = {
      ...NEW,
      ...{ orderId, supplierId, what, fromDay, days, units, unitCost, currency, note },
      cost: costOf({ days, units, unitCost }),
      dueDay: fields.dueDay ?? addDays(fromDay, days - 1 + supplier.payDays),
    };
    const { id } = await this.records.create(KIND, actor, made);
    return this.get(id);
  }

  /** Changes the given fields of a service that was not asked for yet. @throws Refused for another one */
  async update(actor: Actor, id: string, fields: UpdateTripServiceDto): Promise<TripServiceView> {
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await this.records.change(KIND, actor, id, 'update', (before) => {
      // What was agreed on does not change behind the supplier's back: only when it is to be paid does.
      const isOpen = before.state === 'to-request' || before.state === 'refused';
      if (!isOpen && Object.keys(sent).some((name) => name !== 'dueDay')) throw refusal('service-agreed');
      if (before.paidOn) throw refusal('service-paid');
      return { ...sent, cost: costOf({ ...before, ...sent }) };
    });
    return this.get(id);
  }

  /** @throws Refused for a service that the supplier was asked for */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.records.delete(KIND, actor, id, ({ state }) => {
      if (state !== 'to-request') throw refusal('service-agreed');
    });
  }

  /** What nobody was asked for moves with its trip, and ends with it (rules/suppliers 2). */
  private async follow(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const open = { orderId: order.id, state: 'to-request' } as const;
    if (!goesOn(order)) {
      await tx.update(TripService, open, { state: 'cancelled', updatedAt: new Date() });
      return;
    }
    const moved = movedDays(before.travelDate, order.travelDate);
    if (moved === 0) return;
    const services = await tx.findBy(TripService, open);
    for (const service of services) {
      service.fromDay = addDays(service.fromDay, moved);
      service.dueDay = addDays(service.dueDay, moved);
    }
    await tx.save(services, { reload: false });
  }
}

const NEW = {
  state: 'to-request',
  reference: null,
  requestedAt: null,
  voucherNumber: null,
  voucherAt: null,
  paidOn: null,
  paidBy: null,
  paidReference: null,
} as const satisfies Partial<TripService>;

const movedDays = (from: Day | null, to: Day | null): number => (from && to ? daysBetween(from, to) : 0);

/** In whole minor units. @throws Refused for more than can be kept */
function costOf({ days, units, unitCost }: Pick<TripService, 'days' | 'units' | 'unitCost'>): number {
  const cost = days * units * unitCost;
  if (cost > MAX_COST) throw refusal('service-cost-too-large');
  return cost;
}
