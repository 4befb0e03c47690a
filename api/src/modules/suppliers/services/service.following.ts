import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { addDays, daysBetween } from '@imisozi/core/kigali-time';
import { CONFIRMED_STATUSES, goesOn } from '@imisozi/core/order-status';
import { serviceCost } from '@imisozi/core/suppliers';
import type { PlannedService } from '@imisozi/core/tour-services';
import type { Order } from '../../orders/order.entity.js';
import { OrderFollowers } from '../../orders/order.followers.js';
import { BookedServices } from '../tour-services/booked.services.js';
import { TripService } from './trip-service.entity.js';
import { NEW_SERVICE } from './trip-service.records.js';

const isConfirmed = ({ status }: Order) => CONFIRMED_STATUSES.includes(status);

/** Keeps the services of a booking in step with it, in the transaction that changes it (rules/suppliers 2, 7). */
@Injectable()
export class ServiceFollowing {
  constructor(
    private readonly booked: BookedServices,
    followers: OrderFollowers,
  ) {
    followers.register((tx, order, before) => this.follow(tx, order, before));
  }

  /** @param order as it is now; locked. @param before as it was */
  async follow(tx: EntityManager, order: Order, before: Order): Promise<void> {
    if (!goesOn(order)) {
      await tx.update(TripService, openOf(order), { state: 'cancelled', updatedAt: new Date() });
      return;
    }
    await this.move(tx, order, before);
    if (isConfirmed(order)) await this.keepDefaults(tx, order, before);
  }

  /** What nobody was asked for moves with its trip. */
  private async move(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const moved = before.travelDate && order.travelDate ? daysBetween(before.travelDate, order.travelDate) : 0;
    if (moved === 0) return;
    const services = await tx.findBy(TripService, openOf(order));
    for (const service of services) {
      service.fromDay = addDays(service.fromDay, moved);
      service.dueDay = addDays(service.dueDay, moved);
    }
    await tx.save(services, { reload: false });
  }

  /**
   * A booking begins with the services of its tour's days when it is confirmed. Later its day and its party count them
   * anew: what the office has written itself stays, and so does what it has deleted.
   */
  private async keepDefaults(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const hadList = isConfirmed(before);
    if (hadList && !differs(order, before)) return;
    const planned = await this.booked.planned(tx, [order, ...(hadList ? [before] : [])]);
    const [now, then] = planned.map((some) => new Map(some.map((one) => [one.tourKey, one])));
    if (now!.size === 0 && !then?.size) return;
    const rows = await tx.findBy(TripService, { orderId: order.id, tourKey: Not(IsNull()) });
    const gone: string[] = [];
    const changed: TripService[] = [];
    for (const row of rows) {
      const [to, from] = [now!.get(row.tourKey!), then?.get(row.tourKey!)];
      if (row.state === 'cancelled' && !row.requestedAt && to && !hadList) changed.push(renewed(row, to));
      else if (row.state !== 'to-request' || !from) continue;
      else if (to) changed.push(recounted(row, from, to));
      else gone.push(row.id);
    }
    const known = new Set(rows.map(({ tourKey }) => tourKey));
    const isNew = ({ tourKey }: PlannedService) => !known.has(tourKey) && !then?.has(tourKey);
    const made = [...now!.values()].filter(isNew).map((one) => newService(tx, order, one));
    if (gone.length > 0) await tx.delete(TripService, { id: In(gone) });
    await tx.save([...changed, ...made], { reload: false });
  }
}

const openOf = ({ id }: Order) => ({ orderId: id, state: 'to-request' }) as const;

/** What the units and the cost of services depend on. */
const countedBy = ({ travelDate, people, travellers }: Order) => JSON.stringify([travelDate, people, travellers]);
const differs = (order: Order, before: Order) => countedBy(order) !== countedBy(before);

const newService = (tx: EntityManager, order: Order, planned: PlannedService): TripService =>
  tx.create(TripService, { ...NEW_SERVICE, ...planned, orderId: order.id, cost: serviceCost(planned) });

/** A booking that goes on again has again what ended with it. */
const renewed = (row: TripService, planned: PlannedService): TripService =>
  Object.assign(row, { ...planned, state: 'to-request', cost: serviceCost(planned) });

function recounted(row: TripService, from: PlannedService, to: PlannedService): TripService {
  if (row.units === from.units) row.units = to.units;
  if (row.unitCost === from.unitCost && row.currency === to.currency) row.unitCost = to.unitCost;
  row.cost = serviceCost(row);
  return row;
}
