import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { ToursService } from '../../tours/tours.service.js';
import type { Order } from '../order.entity.js';
import { travelsSoon, type KnownTravellers } from '../warnings/order.warnings.js';
import { Traveller } from './traveller.entity.js';

/** Whose travellers are known, without reading anything that is encrypted. */
@Injectable()
export class TravellerCounts {
  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    private readonly tours: ToursService,
  ) {}

  /** By the order's id, of those orders that travel soon with a tour that asks who travels. */
  async ofSoon(orders: readonly Order[]): Promise<ReadonlyMap<string, KnownTravellers>> {
    const day = today();
    const soon = orders.filter((order) => order.itemType === 'tour' && travelsSoon(order, day));
    const asking = await this.tours.askingTravellers(soon.map(({ itemId }) => itemId));
    const ids = soon.filter(({ itemId }) => asking.has(itemId)).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const rows = await this.travellers.find({
      select: { id: true, orderId: true, hasPassport: true },
      where: { orderId: In(ids) },
    });
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return new Map(ids.map((id) => [id, countsOf(byOrder.get(id) ?? [])]));
  }
}

/** A traveller of before counts as complete: nobody knows otherwise without reading the details. */
const countsOf = (rows: readonly Pick<Traveller, 'hasPassport'>[]): KnownTravellers => ({
  count: rows.length,
  withoutPassport: rows.filter(({ hasPassport }) => hasPassport === false).length,
});
