import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import { Destination } from './destination.entity.js';
import { DestinationsService } from './destinations.service.js';

/** Leaves a second for the writing itself: a reading shows 5 s late at most (contract 3). */
const WRITE_AFTER_MS = 4_000;

/** Counts how often destinations are read. Counts gather in memory and are written together. */
@Injectable()
export class DestinationReadings implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Readings');
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly destinations: DestinationsService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotFoundException for an unknown destination or a draft: neither has readers */
  async count(slug: string): Promise<void> {
    this.add(await this.destinations.publishedId(slug), 1);
    if (this.isStopping) await this.write();
    else this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    // Requests that are under way may still count; from here on each writes its own.
    this.isStopping = true;
    await this.write();
  }

  /** Writes what has been counted. What the database refuses stays counted, for the next time. */
  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // Always in the same order, so that two replicas never wait for each other's rows.
    const batch = [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1));
    this.counts = new Map();
    if (batch.length === 0) return;
    try {
      await this.transactions.run(async (tx) => {
        for (const [id, readings] of batch) await tx.increment(Destination, { id }, 'numberOfReading', readings);
      });
    } catch (error) {
      this.logger.warn(`Readings wait to be written: ${error instanceof Error ? error.message : String(error)}`);
      for (const [id, readings] of batch) this.add(id, readings);
      if (!this.isStopping) this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS);
    }
  }

  private add(id: string, readings: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + readings);
  }
}
