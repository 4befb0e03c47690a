import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Destination } from './destination.entity.js';
import { DestinationsService } from './destinations.service.js';

/** Leaves a second for the write itself: a view is shown at most 5 s later (rules/content 3). */
const WRITE_AFTER_MS = 4_000;

/** The cache tag of pages that show view counts. */
export const DESTINATION_VIEWS = 'destination-views';

/** Counts the views of destinations (`numberOfReading` in calls). Counts are collected in memory and written together. */
@Injectable()
export class DestinationViewCounts implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ViewCounts');
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly destinations: DestinationsService,
    private readonly transactions: Transactions,
    private readonly edge: EdgePurges,
    @InjectEnv() private readonly env: Pick<Env, 'pace'>,
  ) {}

  /** @throws NotFoundException for an unknown destination or a draft: neither has readers */
  async count(slug: string): Promise<void> {
    this.add(await this.destinations.publishedId(slug), 1);
    if (this.isStopping) await this.write();
    else this.writeLater();
  }

  async beforeApplicationShutdown(): Promise<void> {
    // Requests in progress may still count; from here on each writes its own view.
    this.isStopping = true;
    await this.write();
  }

  private writeLater(): void {
    this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS / this.env.pace);
  }

  /** Writes the counts. If the database refuses, they stay in memory for the next attempt. */
  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // Always in the same order, so that two processes cannot deadlock.
    const batch = [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1));
    this.counts = new Map();
    if (batch.length === 0) return;
    try {
      await this.transactions.run(async (tx) => {
        for (const [id, views] of batch) await tx.increment(Destination, { id }, 'numberOfReading', views);
        await this.edge.purge(tx, [DESTINATION_VIEWS], 'outdated');
      });
    } catch (error) {
      this.logger.warn(
        `View counts are waiting to be written: ${error instanceof Error ? error.message : String(error)}`,
      );
      for (const [id, views] of batch) this.add(id, views);
      if (!this.isStopping) this.writeLater();
    }
  }

  private add(id: string, views: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + views);
  }
}
