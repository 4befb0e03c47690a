import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Requests come in bursts: the short pauses within a burst are not a time for jobs. */
const QUIET_MS = 10;

/** How long a job waits at most once it is its turn: under load, jobs continue slowly. */
const MAX_PATIENCE_MS = 250;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Knows whether visitors wait for a write in this process, so that jobs, which nobody waits for, run in between. Reads
 * do not count: pages are cached, and live updates are requests that never end.
 */
@Injectable()
export class RequestLoad {
  private underWay = 0;
  private endedAt = -Infinity;
  private turn: Promise<unknown> = Promise.resolve();

  /** Counts the requests of a server. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      if (!READS.has(request.method)) {
        this.underWay += 1;
        finished(reply.raw, () => {
          this.underWay -= 1;
          this.endedAt = performance.now();
        });
      }
      done();
    });
  }

  /** Resolves when no visitor waits, or after a while: then for one caller after the other. */
  quiet(): Promise<void> {
    const turn = this.turn.then(() => this.waitForQuiet());
    this.turn = turn;
    return turn;
  }

  private async waitForQuiet(): Promise<void> {
    const patience = performance.now() + MAX_PATIENCE_MS;
    while (!this.isQuiet && performance.now() < patience) await wait(QUIET_MS);
  }

  private get isQuiet(): boolean {
    return this.underWay === 0 && performance.now() - this.endedAt >= QUIET_MS;
  }
}
