import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { TravellerCounts } from '../travellers/traveller.counts.js';
import { Permit } from './permit.entity.js';
import { peopleOf } from './permit.people.js';

/** Permits that are looked at, and rows read for them. */
const MAX_PERMITS = 1_000;
const MAX_ROWS = 10_000;

/** What has to be bought soon, without anything about people (rules/permits 6). */
@Injectable()
export class PermitsToBuy {
  constructor(
    @InjectRepository(Permit) private readonly permits: Repository<Permit>,
    private readonly travellers: TravellerCounts,
  ) {}

  /**
   * How many permits for these days are not bought yet, and for how many of them no passport is known: of the first
   * thousand.
   */
  async between(from: Day, to: Day): Promise<{ readonly count: number; readonly withoutPassport: number }> {
    const where = { state: 'to-buy', day: Between(from, to) } as const;
    const [due, count] = await this.permits.findAndCount({
      select: { id: true, orderId: true },
      where,
      order: { day: 'ASC', id: 'ASC' },
      take: MAX_PERMITS,
    });
    if (due.length === 0) return { count, withoutPassport: 0 };
    const orderIds = [...new Set(due.map(({ orderId }) => orderId))];
    const [all, parties] = await Promise.all([
      this.permits.find({ where: { orderId: In(orderIds) }, take: MAX_ROWS }),
      this.travellers.passportsOf(orderIds),
    ]);
    const people = new Map(
      [...Map.groupBy(all, ({ orderId }) => orderId)].flatMap(([orderId, some]) => [
        ...peopleOf(some, parties.get(orderId) ?? []),
      ]),
    );
    return { count, withoutPassport: due.filter(({ id }) => !people.get(id)?.hasPassport).length };
  }
}
