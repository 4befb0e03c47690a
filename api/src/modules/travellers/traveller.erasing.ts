import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { daysOf, DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { ORDER_CHANGED, type OrderChanged } from '../orders/order.events.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { Traveller } from './traveller.entity.js';
import { keepUntil } from './traveller.rules.js';

/** Rows deleted at a time: other writers wait only briefly. */
const BATCH = 500;

/** Deletes travellers some days after their trip (rules/privacy 5). */
@Injectable()
export class TravellerErasing {
  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    private readonly periods: PeriodsInForce,
  ) {}

  /** When a trip is moved, so is the last day on which its travellers are kept. */
  @OnDomainEvent(ORDER_CHANGED, 'records')
  async orderChanged(tx: EntityManager, { order }: OrderChanged): Promise<void> {
    await tx.update(Traveller, { orderId: order.id }, { keepUntil: keepUntil(order) });
  }

  /** Deletes travellers whose last day has passed, in batches. */
  @EveryInterval('erase travellers of past trips')
  async round(stopping?: AbortSignal): Promise<void> {
    const longer = daysOf('travellers', await this.periods.get()) - daysOf('travellers', DEFAULT_PERIODS);
    const over = { keepUntil: LessThan(addDays(today(), -longer)) };
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.travellers.find({ select: { id: true }, where: over, take: BATCH });
      if (some.length > 0) await this.travellers.delete({ id: In(some.map(({ id }) => id)), ...over });
      more = some.length === BATCH;
    }
  }
}
