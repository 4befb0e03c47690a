import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LetterRate } from './letter-rate.entity.js';

const ID = 'letters';
const MINUTE_MS = 60_000;

/** How far ahead letters are given their time. What waits longer than this can still be paused. */
const AHEAD_MS = 1_000;

/** More than may wait for a slot at once: those further ahead are of a clock that was set back since. */
const MAX_WAITING = 100;

/** Times at which letters may leave, evenly spaced. */
export interface Slots {
  readonly times: readonly Date[];
  /** When the slot after them begins. */
  readonly nextAt: Date;
}

/**
 * Keeps all letters together below `CAMPAIGN_RATE` a minute, whatever number of processes sends them. The row lock of
 * the database decides, so it holds without Redis and while Redis is away.
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

  /** Keeps others from claiming slots until the transaction ends. It must come before the transaction's first read. */
  async lock(tx: EntityManager): Promise<void> {
    await tx.update(LetterRate, { id: ID }, { nextAt: () => 'nextAt' });
  }

  /** Claims up to `wanted` slots of the coming second, perhaps none, in a transaction that has called {@link lock}. */
  async claim(tx: EntityManager, wanted: number): Promise<Slots> {
    const { start, now } = await this.next(tx);
    const free = Math.floor((now + AHEAD_MS - start) / this.intervalMs) + 1;
    return this.write(tx, start, Math.max(0, Math.min(wanted, free)));
  }

  /** Claims one slot, however far ahead it is, and resolves when it has come: for what is sent a second time. */
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
