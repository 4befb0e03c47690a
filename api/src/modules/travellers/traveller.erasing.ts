import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { InjectProcessKind, runsJobs, type ProcessKind } from '../../platform/process-kind.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { ORDER_CHANGED, type OrderChanged } from '../orders/order.events.js';
import { Traveller } from './traveller.entity.js';
import { keepUntil } from './traveller.rules.js';

const LOOK_MS = 60 * 60_000;
const JITTER_MS = 5 * 60_000;
/** Rows deleted at a time: other writers wait only for a moment. */
const BATCH = 500;

/** Erases travellers 30 days after their trip (rules/privacy 5). It runs wherever jobs do. */
@Injectable()
export class TravellerErasing implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    @InjectEnv() private readonly env: Env,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly schedule: Schedule,
  ) {}

  onApplicationBootstrap(): void {
    if (!runsJobs(this.kind, this.env)) return;
    const erase = (stopping: AbortSignal) => this.round(stopping);
    this.schedule.every(LOOK_MS, 'erase the travellers of past trips', erase, { atStart: true, jitterMs: JITTER_MS });
  }

  /** A trip that moves takes along how long its travellers are kept. */
  @OnDomainEvent(ORDER_CHANGED, 'records')
  async orderChanged(tx: EntityManager, { order }: OrderChanged): Promise<void> {
    await tx.update(Traveller, { orderId: order.id }, { keepUntil: keepUntil(order) });
  }

  /** Erases all that have been kept long enough, in batches. */
  async round(stopping?: AbortSignal): Promise<void> {
    const over = { keepUntil: LessThan(today()) };
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.travellers.find({ select: { id: true }, where: over, take: BATCH });
      if (some.length > 0) await this.travellers.delete({ id: In(some.map(({ id }) => id)), ...over });
      more = some.length === BATCH;
    }
  }
}
