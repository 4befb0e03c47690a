import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Bounds } from './bounds.js';
import type { Connections } from './connections.js';
import { tooBusy } from './too-busy.js';

/** Streams that last, and what must be answered while everything else waits. */
const WITHOUT_A_TURN = new Set(['/api/health/live', '/api/health/ready', '/api/metrics', '/api/admin/live']);

/** After this long the turn of a request whose client has gone is given on, whatever became of it. */
const ABANDONED_MS = 30_000;

/** Requests that begin before the process looks again at what else has come: a page is rendered without a pause. */
const BEGUN_AT_ONCE = 2;

/** Each look takes in one connection; while more come, so long goes by at most before another request begins. */
const LOOKING_MS = 25;

/** A request that waits for its turn. */
interface Waiter {
  readonly since: number;
  readonly end: (isItsTurn: boolean) => void;
}

/**
 * Lets a bounded number of requests be at work at a time, and a bounded number wait for their turn. A short crowd is
 * served whole. While more come than can be served, a long line helps nobody: each would be answered late, and those who
 * come when the rush is over too. So the line is kept short then (the idea of CoDel, RFC 8289).
 */
export class Admission {
  private atWork = 0;
  private isHandingOut = false;
  private hasNewcomers = false;
  private lastBegun = 0;
  /** When a request last came and nobody waited. */
  private lastWithoutLine = performance.now();
  /** In the order they came. */
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly bounds: Pick<Bounds, 'atWork' | 'waiting' | 'patienceMs' | 'rushPatienceMs'>) {}

  /** Nobody else may wait. */
  get isFull(): boolean {
    return this.waiting.size >= this.bounds.waiting;
  }

  /** A connection has come, and others may stand behind it. */
  noteNewcomer(): void {
    this.hasNewcomers = true;
  }

  /** Resolves with true once it is this one's turn, who must call {@link leave}; with false if that takes too long. */
  enter(): Promise<boolean> {
    return new Promise((resolve) => {
      const since = performance.now();
      if (!this.waiting.size) this.lastWithoutLine = since;
      const timer = setTimeout(() => waiter.end(false), this.bounds.patienceMs);
      const end = (isItsTurn: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(waiter);
        resolve(isItsTurn);
      };
      const waiter = { since, end };
      this.waiting.add(waiter);
      this.handOutSoon();
    });
  }

  /** Gives the turn to whoever has waited longest. */
  leave(): void {
    this.atWork--;
    this.handOutSoon();
  }

  private handOutSoon(): void {
    if (this.isHandingOut || !this.waiting.size) return;
    this.isHandingOut = true;
    setImmediate(() => {
      this.isHandingOut = false;
      this.handOut();
    });
  }

  private handOut(): void {
    const mustLook = this.hasNewcomers && performance.now() - this.lastBegun < LOOKING_MS;
    this.hasNewcomers = false;
    let begun = mustLook ? BEGUN_AT_ONCE : 0;
    const now = performance.now();
    const isRush = now - this.lastWithoutLine > this.bounds.patienceMs;
    for (const { since, end } of this.waiting) {
      if (isRush && now - since > this.bounds.rushPatienceMs) end(false);
      else if (this.atWork >= this.bounds.atWork) return;
      else if (begun++ >= BEGUN_AT_ONCE) return this.handOutSoon();
      else {
        this.atWork++;
        this.lastBegun = now;
        end(true);
      }
    }
  }
}

/**
 * Makes requests from outside wait for their turn, once their bodies have arrived: a slow sender takes nobody's. Calls
 * that pages make inside the process belong to the turn of the page.
 * @param connections tell requests that came from outside, and when they end
 */
export function takeTurns(
  server: FastifyInstance,
  admission: Admission,
  connections: Pick<Connections, 'brought' | 'whenEnded'>,
): void {
  const turns = new WeakMap<ServerResponse, () => void>();
  server.addHook('preValidation', async (request, reply) => {
    if (!connections.brought(request.raw) || WITHOUT_A_TURN.has(request.routeOptions.url ?? '')) return undefined;
    if (!(await admission.enter())) {
      const { headers, body } = tooBusy(request.raw, request.id);
      return reply.code(503).headers(headers).send(body);
    }
    const leave = once(() => admission.leave());
    turns.set(reply.raw, leave);
    if (reply.raw.destroyed) leave();
    else connections.whenEnded(request.raw, () => setTimeout(leave, ABANDONED_MS).unref());
    return undefined;
  });
  // The work is done; that its reader is slow must not keep others waiting.
  server.addHook('onSend', async (_request, reply) => turns.get(reply.raw)?.());
}

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}
