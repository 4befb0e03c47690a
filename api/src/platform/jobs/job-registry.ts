import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobKind } from './job-queue.js';

/**
 * How many jobs of one queue a process runs at a time. Each queue is counted separately: a slow one does not delay
 * others.
 */
const AT_ONCE = 5;

/** What a handler knows about its run, and how it joins the transaction that records the result. */
export interface JobRun {
  readonly jobId: string;
  /** Counts from 1. */
  readonly attempt: number;
  /**
   * To be called right before an action that must not happen twice: checks that no other process has the job, and that
   * the database can record the result.
   * @throws LeaseLost when another process has it; Error when the database cannot be written
   */
  hold(): Promise<void>;
  /** Lets `write` join the transaction that records success. */
  onDone(write: (tx: EntityManager) => Promise<unknown>): void;
  /** Lets `write` join the transaction that records this failure; `isFinal`: the job is a dead letter now. */
  onFailed(write: (tx: EntityManager, isFinal: boolean) => Promise<unknown>): void;
}

/** Runs one job. It may run twice, so it must be idempotent; if it throws, it is retried. */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** To be thrown when no retry can succeed: the job goes to the dead letters at once. */
export class UnrecoverableError extends Error {}

/** Another process has the job, because this one did not renew its lease in time. */
export class LeaseLost extends Error {
  constructor() {
    super('Another process has this job by now');
  }
}

/** The error for a payload that does not have the shape that its handler needs. */
export const unreadablePayload = () => new UnrecoverableError("The job's payload cannot be read");

/** Knows the handler of each kind of job. Processors register when their module starts. */
@Injectable()
export class JobRegistry {
  private readonly atOnce = new Map<string, number>();
  private readonly handlers = new Map<string, JobHandler<never>>();

  /** @throws Error when the kind has a handler already */
  register<Payload>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void {
    const key = `${kind.queue}/${kind.name}`;
    if (this.handlers.has(key)) throw new Error(`Two handlers for the job ${key}`);
    if (kind.atOnce) this.atOnce.set(kind.queue, kind.atOnce);
    this.handlers.set(key, async (payload: Payload, run) => {
      if (kind.shape?.safeParse(payload).success === false) throw unreadablePayload();
      await handler(payload, run);
    });
  }

  /** @throws UnrecoverableError when no handler is registered */
  handlerOf(queue: string, name: string): JobHandler<unknown> {
    const handler = this.handlers.get(`${queue}/${name}`);
    if (!handler) throw new UnrecoverableError(`No handler for the job ${queue}/${name}`);
    return handler as JobHandler<unknown>;
  }

  /** How many jobs of the queue a process runs at a time. */
  atOnceIn(queue: string): number {
    return this.atOnce.get(queue) ?? AT_ONCE;
  }

  get queues(): string[] {
    return [...new Set([...this.handlers.keys()].map((key) => key.slice(0, key.indexOf('/'))))];
  }
}
