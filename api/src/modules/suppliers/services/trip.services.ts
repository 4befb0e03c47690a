import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { goesOn } from '@imisozi/core/order-status';
import { MAX_COST, SERVICE_STATES, serviceCost } from '@imisozi/core/suppliers';
import { refusal } from '../../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../../platform/list/read-list.js';
import type { Actor } from '../../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../../audit/audited-records.js';
import { OrdersService } from '../../orders/orders.service.js';
import { SuppliersService } from '../suppliers.service.js';
import type { CreateTripServiceDto, UpdateTripServiceDto } from './trip-service.dto.js';
import { TripService } from './trip-service.entity.js';
import { NEW_SERVICE, readService } from './trip-service.records.js';
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
  ) {}

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
      ...NEW_SERVICE,
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
}

/** In whole minor units. @throws Refused for more than can be kept */
function costOf({ days, units, unitCost }: Pick<TripService, 'days' | 'units' | 'unitCost'>): number {
  const cost = serviceCost({ days, units, unitCost });
  if (cost > MAX_COST) throw refusal('service-cost-too-large');
  return cost;
}
