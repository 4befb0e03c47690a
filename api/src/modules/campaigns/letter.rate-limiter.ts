import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LetterRate } from './letter-rate.entity.js';

const ID = 'letters';
const MINUTE_MS = 60_000;

/** How far ahead letters get their slots. Letters without a slot can still be paused. */
const AHEAD_MS = 1_000;

/** More than can wait for a slot at once: slots further ahead come from a clock that was set back since. */
const MAX_WAITING = 100;

/** Evenly spaced times at which letters may be sent. */
export interface Slots {
  readonly times: readonly Date[];
  /** When the following slot begins. */
  readonly nextAt: Date;
}

/**
 * Limits all letters together to `CAMPAIGN_RATE` a minute, however many processes send them. A row lock in the database
 * decides, so the limit holds without Redis and while Redis is unavailable.
 */
@Injectable()
export class LetterRateLimiter {
  private readonly intervalMs: number;

  constructor(
    @InjectEnv() env: Env,
    private readonly transactions: Transactions,
  ) {
    this.intervalMs = MINUTE_MS / env.CAMPAIGN_RATE;
  }

  /**
   * Keeps others from claiming slots until the transaction ends. Must be called before the transaction's first read.
   */
  async lock(tx: EntityManager): Promise<void> {
    await tx.update(LetterRate, { id: ID }, { nextAt: () => 'nextAt' });
  }

  /** Claims up to `wanted` slots within the next second, perhaps none, in a transaction that called {@link lock}. */
  async claim(tx: EntityManager, wanted: number): Promise<Slots> {
    const { start, now } = await this.next(tx);
    const free = Math.floor((now + AHEAD_MS - start) / this.intervalMs) + 1;
    return this.write(tx, start, Math.max(0, Math.min(wanted, free)));
  }

  /** Claims one slot, however far ahead it is, and resolves at its time: for retries. */
  async waitForSlot(): Promise<void> {
    const { times } = await this.transactions.run(async (tx) => {
      await this.lock(tx);
      const { start } = await this.next(tx);
      return this.write(tx, start, 1);
    });
    await wait(Math.max(0, times[0]!.getTime() - Date.now()));
  }

  private async next(tx: EntityManager): Promise<{ start: number; now: number }> {
    const { nextAt } = await tx.findOneByOrFail(LetterRate, { id: ID });
    const now = Date.now();
    const isPossible = nextAt.getTime() <= now + AHEAD_MS + MAX_WAITING * this.intervalMs;
    return { start: isPossible ? Math.max(nextAt.getTime(), now) : now, now };
  }

  private async write(tx: EntityManager, start: number, count: number): Promise<Slots> {
    const nextAt = new Date(Math.ceil(start + count * this.intervalMs));
    if (count > 0) await tx.update(LetterRate, { id: ID }, { nextAt });
    return { nextAt, times: Array.from({ length: count }, (_, index) => new Date(start + index * this.intervalMs)) };
  }
}
