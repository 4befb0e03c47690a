import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../../database/transactions.js';
import { Job } from './job.entity.js';

/** A kind of job: its queue, its name and, as a type, its payload. Declared once, beside its processor. */
export interface JobKind<Payload> {
  readonly queue: string;
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: Payload;
}

export const jobKind = <Payload>(queue: string, name: string): JobKind<Payload> => ({ queue, name });

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
    await tx.save(
      tx.create(Job, {
        queue: kind.queue,
        name: kind.name,
        payload,
        status: 'WAITING',
        runAt: options.runAt ?? new Date(),
      }),
      { reload: false },
    );
    afterCommit(tx, this.wake);
  }

  /** Calls `listener` whenever this process committed a new job, so that it need not wait for the next poll. */
  onAdded(listener: () => void): void {
    this.listeners.add(listener);
  }
}
