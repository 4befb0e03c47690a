import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import type { CostCurrency } from '@imisozi/core/suppliers';
import { TripService } from './trip-service.entity.js';

/** What services of one tour cost in one currency. */
export interface CostOfTitle {
  readonly title: string;
  readonly currency: CostCurrency;
  /** Whole minor units of the currency. */
  readonly cost: number;
}

/** Sums of services for reports (rules/money 16). */
@Injectable()
export class ServiceFigures {
  constructor(@InjectRepository(TripService) private readonly services: Repository<TripService>) {}

  /** Confirmed services that are not paid, with supplier and booking, the first due first. */
  payable(limit: number): Promise<TripService[]> {
    return this.services.find({
      where: { state: 'confirmed', paidOn: IsNull() },
      relations: { supplier: true, order: true },
      order: { dueDay: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** What bookings that start in a span cost, ended ones too, by tour or event and currency (rules/suppliers 6). */
  async costs([from, to]: readonly [Day, Day]): Promise<CostOfTitle[]> {
    const rows = await this.services
      .createQueryBuilder('s')
      .innerJoin('s.order', 'o')
      .select('o.itemTitle', 'title')
      .addSelect('s.currency', 'currency')
      .addSelect('SUM(s.cost)', 'cost')
      .where({ state: Not(In(['refused', 'cancelled'])) })
      .andWhere('o.travelDate >= :from AND o.travelDate <= :to', { from, to })
      .groupBy('o.itemTitle')
      .addGroupBy('s.currency')
      .getRawMany<{ title: string; currency: CostCurrency; cost: string }>();
    return rows.map(({ cost, ...of }) => ({ ...of, cost: Number(cost) }));
  }
}
