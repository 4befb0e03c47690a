import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository, type EntityManager } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { isPermitHeld } from '@imisozi/core/permits';
import type { SoldPermit } from '@imisozi/core/pricing/cancellation';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { KnownPermits } from '../orders/warnings/order.warnings.js';
import { Permit } from './permit.entity.js';

/** Databases give sums as text. */
interface Counts {
  readonly orderId: string;
  readonly toBuy: number | string;
  readonly surplus: number | string;
  readonly day: Day | null;
}

/** What other modules ask about the permits of bookings; nothing about people. */
@Injectable()
export class OrderPermits {
  constructor(@InjectRepository(Permit) private readonly permits: Repository<Permit>) {}

  /** The permits of a booking, for what cancelling it costs (rules/permits 5); empty for one that has no rows. */
  async soldOf(orderId: string, tx?: EntityManager): Promise<SoldPermit[]> {
    return (await this.of(orderId, tx)).map(({ state, price, isSurplus }) => ({
      state,
      price: toCents(price),
      isSurplus,
    }));
  }

  /** What parks were paid for the permits that the company holds for a booking; in US dollars, for staff only. */
  async costOf(orderId: string): Promise<number> {
    const held = (await this.of(orderId)).filter(isPermitHeld);
    return toDollars(held.reduce((sum, { cost }) => sum + toCents(cost ?? 0), 0));
  }

  /** The permits that a booking contains, in the order of their visits. */
  async containedIn(orderId: string): Promise<Permit[]> {
    const permits = await this.of(orderId);
    return permits.filter((permit) => !permit.isSurplus && (permit.state === 'to-buy' || isPermitHeld(permit)));
  }

  /** What is left to do for each of these bookings, by the order's id. */
  async countsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, KnownPermits>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.permits
      .createQueryBuilder('permit')
      .select('permit.orderId', 'orderId')
      .addSelect('SUM(CASE WHEN permit.state = :toBuy THEN 1 ELSE 0 END)', 'toBuy')
      .addSelect('SUM(CASE WHEN permit.isSurplus = :surplus THEN 1 ELSE 0 END)', 'surplus')
      .addSelect('MIN(CASE WHEN permit.state = :toBuy THEN permit.day ELSE NULL END)', 'day')
      .where('permit.orderId IN (:...orderIds)', { orderIds, toBuy: 'to-buy', surplus: true })
      .groupBy('permit.orderId')
      .getRawMany<Counts>();
    return new Map(
      rows.map(({ orderId, toBuy, surplus, day }) => [
        orderId,
        { toBuy: Number(toBuy), surplus: Number(surplus), day },
      ]),
    );
  }

  /** The permits that the company holds for bookings, by the order's id, in the order of their days. */
  async heldFor(orderIds: readonly string[]): Promise<ReadonlyMap<string, Permit[]>> {
    if (orderIds.length === 0) return new Map();
    const permits = await this.permits.find({
      where: { orderId: In([...orderIds]), isSurplus: false },
      order: { day: 'ASC', code: 'ASC', place: 'ASC', id: 'ASC' },
    });
    return Map.groupBy(permits.filter(isPermitHeld), ({ orderId }) => orderId);
  }

  private of(orderId: string, tx?: EntityManager): Promise<Permit[]> {
    return (tx?.getRepository(Permit) ?? this.permits).find({
      where: { orderId, state: Not(In(['released'])) },
      order: { code: 'ASC', round: 'ASC', place: 'ASC', id: 'ASC' },
    });
  }
}
