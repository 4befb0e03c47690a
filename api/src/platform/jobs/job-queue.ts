import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { ZodType } from 'zod';
import { gatherInsert } from '../database/gathered-writes.js';
import { afterCommit } from '../database/transactions.js';
import { HELD_REASON } from '../backup/hold-statements.js';
import { RestoreHold } from '../backup/restore-hold.js';
import { forEverybody } from '../schedule/by-the-clock.js';
import { Job, type JobStatus } from './job.entity.js';

/** A kind of job: its queue, its name and, as a type, its payload. Declared once, next to its processor. */
export interface JobKind<Payload> {
  readonly queue: string;
  readonly name: string;
  /** The schema of the payload; a job with any other payload goes to the dead letters. By default any object. */
  readonly shape?: ZodType<Payload>;
  /** How many jobs of its queue a process runs at a time, if not the default. */
  readonly atOnce?: number;
  /** Only carries the type. */
  readonly payload?: Payload;
}

export const jobKind = <Payload>(
  queue: string,
  name: string,
  traits: Pick<JobKind<Payload>, 'shape' | 'atOnce'> = {},
): JobKind<Payload> => ({ queue, name, ...traits });

/** Where use cases add jobs. */
@Injectable()
export class JobQueue {
  private readonly listeners = new Set<() => void>();
  private readonly wake = () =>
    forEverybody(() => {
      for (const listener of this.listeners) listener();
    });

  constructor(private readonly hold: RestoreHold) {}

  /**
   * Adds the job in the transaction of `tx`: it exists if and only if the records it is about exist.
   * @returns its id
   */
  async add<Payload>(
    tx: EntityManager,
    kind: JobKind<Payload>,
    payload: Payload,
    options: { readonly runAt?: Date } = {},
  ): Promise<string> {
    const [id] = await this.addAll(tx, kind, [{ payload, ...options }]);
    return id!;
  }

  /** {@link add} for many jobs of one kind. @returns their ids, in the order of the jobs */
  async addAll<Payload>(
    tx: EntityManager,
    kind: JobKind<Payload>,
    jobs: readonly { readonly payload: Payload; readonly runAt?: Date }[],
  ): Promise<string[]> {
    const now = new Date();
    afterCommit(tx, this.wake);
    // What the clock does after a restore may have been done already before what was lost.
    const state = this.hold.holdsThis
      ? ({ status: 'HELD', lastError: HELD_REASON } as const)
      : ({ status: 'WAITING' } as const);
    return jobs.map(({ payload, runAt }) => {
      const id = randomUUID();
      const times = { runAt: runAt ?? now, timesSetAt: now };
      const { queue, name } = kind;
      gatherInsert(tx, Job, tx.create(Job, { id, queue, name, payload, ...state, attempts: 0, ...times }));
      return id;
    });
  }

  /**
   * Makes a record's job due now: a dead letter, or one that a restore holds back, starts again from its first attempt, a
   * waiting job skips its back-off. If the job has ended or no longer exists, a new one is added.
   * @param id the job that the record refers to
   * @returns the id of the job that will run; null while a process is running it, and then nothing was changed
   */
  async retry<Payload>(
    tx: EntityManager,
    kind: JobKind<Payload>,
    payload: Payload,
    id: string | null,
  ): Promise<string | null> {
    if (id === null) return this.add(tx, kind, payload);
    if ((await this.revive(tx, id, ['DEAD', 'HELD'])) || (await this.hurry(tx, id))) return id;
    // An UPDATE that changes nothing: a SELECT would show the state at the transaction's first read.
    const isUnderWay = await this.change(tx, id, ['DISPATCHED', 'RUNNING'], { queue: kind.queue });
    return isUnderWay ? null : this.add(tx, kind, payload);
  }

  /** Makes a dead letter due again, from its first attempt; false when it is not dead, or no longer. */
  async revive(tx: EntityManager, id: string, from: readonly JobStatus[] = ['DEAD']): Promise<boolean> {
    const fresh = { status: 'WAITING', attempts: 0, lastError: null, finishedAt: null } as const;
    afterCommit(tx, this.wake);
    return this.change(tx, id, from, { ...fresh, ...dueNow() });
  }

  /** Ends a job that is no longer needed, unless it is running. */
  async cancel(tx: EntityManager, id: string): Promise<void> {
    await this.change(tx, id, ['WAITING', 'DISPATCHED', 'HELD'], {
      status: 'DONE',
      leaseUntil: null,
      finishedAt: new Date(),
    });
  }

  /** Calls `listener` whenever this process has committed a new job, so that it need not wait for the next poll. */
  onAdded(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Makes a job due now that waits out its back-off. */
  private hurry(tx: EntityManager, id: string): Promise<boolean> {
    return this.change(tx, id, ['WAITING'], { lastError: null, ...dueNow() });
  }

  private async change(
    tx: EntityManager,
    id: string,
    from: readonly JobStatus[],
    values: Partial<Omit<Job, 'payload'>>,
  ): Promise<boolean> {
    const { affected } = await tx.update(Job, { id, status: In(from) }, values);
    return affected === 1;
  }
}

function dueNow(): Pick<Job, 'runAt' | 'timesSetAt'> {
  const now = new Date();
  return { runAt: now, timesSetAt: now };
}
