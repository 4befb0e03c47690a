import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { PERMIT_HELD } from '@imisozi/core/permits';
import { Permit } from './permit.entity.js';

/** Sums of permits for reports; they name nobody. */
@Injectable()
export class PermitFigures {
  constructor(@InjectRepository(Permit) private readonly permits: Repository<Permit>) {}

  /** What parks were paid for bookings that start in a span, ended ones too, in cents by tour or event. */
  async costs([from, to]: readonly [Day, Day]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.permits
      .createQueryBuilder('p')
      .innerJoin('p.order', 'o')
      .select('o.itemTitle', 'title')
      .addSelect('SUM(p.cost)', 'cents')
      .where({ state: In([...PERMIT_HELD]) })
      .andWhere('o.travelDate >= :from AND o.travelDate <= :to', { from, to })
      .groupBy('o.itemTitle')
      .getRawMany<{ title: string; cents: string | null }>();
    return new Map(rows.map(({ title, cents }) => [title, Number(cents ?? 0)]));
  }
}
