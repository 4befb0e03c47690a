import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ZodType } from 'zod';
import { afterCommit } from '../../database/transactions.js';
import { Job, type JobStatus } from './job.entity.js';

/** A kind of job: its queue, its name and, as a type, its payload. Declared once, beside its processor. */
export interface JobKind<Payload> {
  readonly queue: string;
  readonly name: string;
  /** What a payload must be; a job with another goes to the dead letters. Any object where it is not said. */
  readonly shape?: ZodType<Payload>;
  /** Only carries the type. */
  readonly payload?: Payload;
}

export const jobKind = <Payload>(
  queue: string,
  name: string,
  traits: Pick<JobKind<Payload>, 'shape'> = {},
): JobKind<Payload> => ({ queue, name, ...traits });

/** Where use cases leave work for later. */
@Injectable()
export class JobQueue {
  private readonly listeners = new Set<() => void>();
  private readonly wake = () => {
    for (const listener of this.listeners) listener();
  };

  /** Writes the job in the transaction of `tx`: it exists exactly when the records it is about do. */
  async add<Payload>(
    tx: EntityManager,
    kind: JobKind<Payload>,
    payload: Payload,
    options: { readonly runAt?: Date } = {},
  ): Promise<void> {
    await this.addAll(tx, kind, [{ payload, ...options }]);
  }

  /** {@link add} for many jobs of one kind. */
  async addAll<Payload>(
    tx: EntityManager,
    kind: JobKind<Payload>,
    jobs: readonly { readonly payload: Payload; readonly runAt?: Date }[],
  ): Promise<void> {
    const now = new Date();
    await tx.save(
      jobs.map(({ payload, runAt }) =>
        tx.create(Job, {
          queue: kind.queue,
          name: kind.name,
          payload,
          status: 'WAITING',
          runAt: runAt ?? now,
          timedAt: now,
        }),
      ),
      { reload: false },
    );
    afterCommit(tx, this.wake);
  }

  /**
   * Lets a job of that payload be done now: a dead letter from its first attempt, one that waits without its back-off,
   * one that is no longer there anew.
   * @returns false when somebody is at work on it at this moment; then nothing was changed
   */
  async retry<Payload>(tx: EntityManager, kind: JobKind<Payload>, payload: Payload): Promise<boolean> {
    const now = new Date();
    const found =
      (await this.change(tx, kind, payload, 'DEAD', {
        status: 'WAITING',
        attempts: 0,
        runAt: now,
        timedAt: now,
        finishedAt: null,
      })) || (await this.change(tx, kind, payload, 'WAITING', { runAt: now, timedAt: now }));
    if (!found) {
      // An UPDATE that changes nothing: a SELECT would show how things stood when the transaction first read.
      const same = { queue: kind.queue };
      const isUnderWay =
        (await this.change(tx, kind, payload, 'HANDED', same)) ||
        (await this.change(tx, kind, payload, 'RUNNING', same));
      if (isUnderWay) return false;
      await this.add(tx, kind, payload);
    }
    afterCommit(tx, this.wake);
    return true;
  }

  /** Makes a dead letter due again, from its first attempt; false when it is not, or no longer, dead. */
  async revive(tx: EntityManager, id: string): Promise<boolean> {
    const now = new Date();
    const { affected } = await tx
      .createQueryBuilder()
      .update(Job)
      .set({ status: 'WAITING', attempts: 0, runAt: now, timedAt: now, finishedAt: null })
      .where({ id, status: 'DEAD' })
      .execute();
    afterCommit(tx, this.wake);
    return affected === 1;
  }

  /** Calls `listener` whenever this process committed a new job, so that it need not wait for the next poll. */
  onAdded(listener: () => void): void {
    this.listeners.add(listener);
  }

  private async change(
    tx: EntityManager,
    kind: JobKind<unknown>,
    payload: unknown,
    status: JobStatus,
    values: Partial<Omit<Job, 'payload'>>,
  ): Promise<boolean> {
    const update = tx.createQueryBuilder().update(Job).set(values);
    const { affected } = await update.where(SAME_JOB, sameJob(kind, payload, status)).execute();
    return affected !== 0;
  }
}

/** The state comes first: its index leaves few payloads to compare. */
const SAME_JOB = 'status = :status AND queue = :queue AND name = :name AND payload = :payload';

const sameJob = ({ queue, name }: JobKind<unknown>, payload: unknown, status: JobStatus) => ({
  status,
  queue,
  name,
  payload: JSON.stringify(payload),
});
