import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { filter } from 'rxjs';
import { LessThan, MoreThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { afterCommit } from '../database/transactions.js';
import { Broadcast } from '../broadcast/broadcast.js';
import { JobQueue } from '../jobs/job-queue.js';
import { InjectProcessKind, type ProcessKind } from '../process-kind.js';
import { EveryInterval } from '../schedule/every-interval.js';
import { PURGE_CDN } from './cdn-purge.job.js';
import { EdgePurge } from './edge-purge.entity.js';
import { EdgeStore, EVERYTHING, type PurgeKind } from './edge-store.js';

/** A purge becomes readable when its transaction commits, which is later than its time says; and clocks differ. */
const OVERLAP_MS = 60_000;
const KEPT_MS = 3_600_000;

/** The message that processes send each other. */
interface PurgeMessage {
  readonly type: 'edge-purge';
  readonly id: string;
  readonly tags: readonly string[];
  readonly kind: PurgeKind;
}

/**
 * Purges the edge caches of all processes, and of a CDN in front, once a write is committed. In this process it takes
 * effect before the writer gets a response, in others through a message by Redis. Each purge is also a row in the same
 * transaction, which every process reads soon after: the message may be lost, with Redis or with the process that
 * wrote.
 */
@Injectable()
export class EdgePurges implements OnApplicationBootstrap {
  /** Purges that took effect in this process, and when they were made. */
  private readonly done = new Map<string, number>();
  private readUntil = Date.now();

  constructor(
    @InjectRepository(EdgePurge) private readonly purges: Repository<EdgePurge>,
    @InjectEnv() private readonly env: Env,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly store: EdgeStore,
    private readonly broadcast: Broadcast,
    private readonly jobs: JobQueue,
  ) {}

  onApplicationBootstrap(): void {
    if (this.kind !== 'web') return;
    this.broadcast.messages
      .pipe(filter((message): message is PurgeMessage => (message as PurgeMessage).type === 'edge-purge'))
      .subscribe(({ id, tags, kind }) => this.apply(id, Date.now(), tags, kind));
  }

  /**
   * When the transaction commits, purges everything that shows one of the tags.
   * @param kind `outdated` for entries that may be served while they are renewed
   */
  async purge(tx: EntityManager, tags: readonly string[], kind: PurgeKind = 'incorrect'): Promise<void> {
    const id = randomUUID();
    const now = new Date();
    await tx.insert(EdgePurge, { id, createdAt: now, tags: tags.join(' '), isOnlyOutdated: kind === 'outdated' });
    if (this.env.CDN_PURGE_URL) await this.jobs.add(tx, PURGE_CDN, { tags: [...tags] });
    afterCommit(tx, () => {
      this.apply(id, now.getTime(), tags, kind);
      const message: PurgeMessage = { type: 'edge-purge', id, tags, kind };
      // A process that does not get the message reads the row.
      void this.broadcast.publish(message).catch(() => undefined);
    });
  }

  /** Applies purges that were written since the last run, in case their messages were lost. */
  @EveryInterval('read purges of the cache')
  async read(): Promise<void> {
    const begun = Date.now();
    if (begun - this.readUntil > KEPT_MS - OVERLAP_MS) this.store.purge([EVERYTHING], 'incorrect');
    const since = this.readUntil - OVERLAP_MS;
    const purges = await this.purges.findBy({ createdAt: MoreThanOrEqual(new Date(since)) });
    for (const { id, createdAt, tags, isOnlyOutdated } of purges) {
      this.apply(id, createdAt.getTime(), tags.split(' '), isOnlyOutdated ? 'outdated' : 'incorrect');
    }
    this.readUntil = begun;
    for (const [id, madeAt] of this.done) if (madeAt < since) this.done.delete(id);
  }

  private apply(id: string, madeAt: number, tags: readonly string[], kind: PurgeKind): void {
    if (this.done.has(id)) return;
    this.done.set(id, madeAt);
    this.store.purge(tags, kind);
  }

  @EveryInterval('delete old purges of the cache')
  async deleteOld(): Promise<void> {
    await this.purges.delete({ createdAt: LessThan(new Date(Date.now() - KEPT_MS)) });
  }
}
