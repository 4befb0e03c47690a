import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { ToursService } from '../tours/tours.service.js';
import type { Order } from '../orders/order.entity.js';
import { travelsSoon, type KnownTravellers } from '../orders/warnings/order.warnings.js';
import { Traveller } from './traveller.entity.js';

/** Databases give sums as text. */
interface Counts {
  readonly orderId: string;
  readonly count: number | string;
  readonly withoutPassport: number | string;
}

/** Counts known travellers without decrypting anything. */
@Injectable()
export class TravellerCounts {
  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    private readonly tours: ToursService,
  ) {}

  /** By the order's id, for orders that travel soon with a tour that asks who travels. */
  async ofSoon(orders: readonly Order[]): Promise<ReadonlyMap<string, KnownTravellers>> {
    if (orders.length === 0) return new Map();
    const day = today();
    const [asking, known] = await Promise.all([
      this.tours.askingTravellers(orders.map(({ itemId }) => itemId)),
      this.known(orders.map(({ id }) => id)),
    ]);
    const soon = orders.filter((order) => asking.has(order.itemId) && travelsSoon(order, day));
    return new Map(soon.map(({ id }) => [id, known.get(id) ?? { count: 0, withoutPassport: 0 }]));
  }

  /** How many travellers of an order are known. */
  countOf(orderId: string): Promise<number> {
    return this.travellers.countBy({ orderId });
  }

  /**
   * The travellers of orders in the order in which they were entered, by the order's id, each with whether a passport is
   * known. Like in {@link ofSoon}, an older traveller counts as having one.
   */
  async passportsOf(
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly hasPassport: boolean }[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.travellers.find({
      select: { id: true, orderId: true, hasPassport: true },
      where: { orderId: In([...orderIds]) },
      order: { orderId: 'ASC', position: 'ASC', id: 'ASC' },
    });
    const known = rows.map(({ id, orderId, hasPassport }) => ({ id, orderId, hasPassport: hasPassport !== false }));
    return Map.groupBy(known, ({ orderId }) => orderId);
  }

  /** An older traveller counts as complete: only reading the details would tell. */
  private async known(orderIds: readonly string[]): Promise<ReadonlyMap<string, KnownTravellers>> {
    const rows = await this.travellers
      .createQueryBuilder('traveller')
      .select('traveller.orderId', 'orderId')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(CASE WHEN traveller.hasPassport = :none THEN 1 ELSE 0 END)', 'withoutPassport')
      .where('traveller.orderId IN (:...orderIds)', { orderIds, none: false })
      .groupBy('traveller.orderId')
      .getRawMany<Counts>();
    return new Map(
      rows.map(({ orderId, count, withoutPassport }) => [
        orderId,
        { count: Number(count), withoutPassport: Number(withoutPassport) },
      ]),
    );
  }
}
