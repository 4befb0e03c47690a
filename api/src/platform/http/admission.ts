import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from './server-limits.js';
import type { Connections } from './connections.js';
import { tooBusy } from './too-busy.js';

/** Routes that skip the queue: long-lived streams, and health checks that must respond under any load. */
const UNQUEUED = new Set(['/api/health/live', '/api/health/ready', '/api/metrics', '/api/admin/live']);

/** A request whose client has disconnected releases its slot after this long, whether or not its work has ended. */
const ABANDONED_MS = 30_000;

/** Requests admitted per iteration of the event loop: a page is rendered without a pause. */
const ADMITTED_PER_ITERATION = 2;

/**
 * The event loop accepts one connection per iteration. While more arrive, accepting has priority over admitting, for at
 * most this long.
 */
const ACCEPTING_MS = 25;

/** A request in the queue. */
interface QueuedRequest {
  readonly since: number;
  readonly settle: (isAdmitted: boolean) => void;
}

/**
 * Admission control: a limited number of requests is processed at a time, and a limited number waits in a queue. A
 * short burst is served completely. Under overload a long queue helps nobody: each request would be served late, and so
 * would requests that arrive after the overload. So the queue is then kept short (the idea of CoDel, RFC 8289).
 */
export class Admission {
  private inProgress = 0;
  private isScheduled = false;
  private hasNewConnection = false;
  private lastAdmitted = 0;
  /** When the queue was last empty. */
  private lastEmpty = performance.now();
  /** In the order they came. */
  private readonly queue = new Set<QueuedRequest>();

  constructor(
    private readonly limits: Pick<ServerLimits, 'concurrent' | 'queued' | 'queueTimeoutMs' | 'overloadTimeoutMs'>,
  ) {}

  /** Whether the queue accepts no more requests. */
  get isFull(): boolean {
    return this.queue.size >= this.limits.queued;
  }

  /** A connection was accepted, and more may be waiting. */
  noteConnection(): void {
    this.hasNewConnection = true;
  }

  /**
   * Resolves with true once the request is admitted, and then it must {@link leave} later; with false if that takes too
   * long.
   */
  enter(): Promise<boolean> {
    return new Promise((resolve) => {
      const since = performance.now();
      if (!this.queue.size) this.lastEmpty = since;
      const timer = setTimeout(() => request.settle(false), this.limits.queueTimeoutMs);
      const settle = (isAdmitted: boolean) => {
        clearTimeout(timer);
        this.queue.delete(request);
        resolve(isAdmitted);
      };
      const request = { since, settle };
      this.queue.add(request);
      this.schedule();
    });
  }

  /** Gives the slot to the request that has waited longest. */
  leave(): void {
    this.inProgress--;
    this.schedule();
  }

  private schedule(): void {
    if (this.isScheduled || !this.queue.size) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.admit();
    });
  }

  private admit(): void {
    const acceptsFirst = this.hasNewConnection && performance.now() - this.lastAdmitted < ACCEPTING_MS;
    this.hasNewConnection = false;
    let admitted = acceptsFirst ? ADMITTED_PER_ITERATION : 0;
    const now = performance.now();
    const isOverloaded = now - this.lastEmpty > this.limits.queueTimeoutMs;
    for (const { since, settle } of this.queue) {
      if (isOverloaded && now - since > this.limits.overloadTimeoutMs) settle(false);
      else if (this.inProgress >= this.limits.concurrent) return;
      else if (admitted++ >= ADMITTED_PER_ITERATION) return this.schedule();
      else {
        this.inProgress++;
        this.lastAdmitted = now;
        settle(true);
      }
    }
  }
}

/**
 * Queues requests from outside once their bodies have arrived, so that a slow sender occupies no slot. Calls that a
 * page makes inside the process share the slot of the page.
 * @param connections tells which requests came from outside, and when they end
 */
export function admitRequests(
  server: FastifyInstance,
  admission: Admission,
  connections: Pick<Connections, 'isFromOutside' | 'onceEnded'>,
): void {
  const releases = new WeakMap<ServerResponse, () => void>();
  server.addHook('preValidation', async (request, reply) => {
    if (!connections.isFromOutside(request.raw) || UNQUEUED.has(request.routeOptions.url ?? '')) return undefined;
    if (!(await admission.enter())) {
      const { headers, body } = tooBusy(request.raw, request.id);
      return reply.code(503).headers(headers).send(body);
    }
    const release = once(() => admission.leave());
    releases.set(reply.raw, release);
    if (reply.raw.destroyed) release();
    else connections.onceEnded(request.raw, () => setTimeout(release, ABANDONED_MS).unref());
    return undefined;
  });
  // The work is done; a client that reads slowly must not make others wait.
  server.addHook('onSend', async (_request, reply) => releases.get(reply.raw)?.());
}

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}
