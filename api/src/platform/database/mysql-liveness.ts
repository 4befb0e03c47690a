import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises';
import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { DatabaseUnavailable } from './database-unavailable.js';
import { hasNoTimeouts } from './without-timeouts.js';

/** The server is probed after a query has waited for this long. */
const PROBE_AFTER_MS = 400;
/** The server counts as unreachable if it has not responded at all for this long. */
const PROBE_TIMEOUT_MS = 1_000;

/**
 * Knows whether the database server is reachable. A server that is switched off refuses connections at once. Behind a
 * broken network, or suspended, it does not respond at all, and a query would wait for many minutes. So while queries
 * wait, a separate connection probes the server. If the probe gets no response, all waiting queries fail, and later
 * ones fail at once until the server is back.
 */
export class MysqlLiveness {
  private readonly waiting = new Map<(error: unknown) => void, number>();
  private readonly outagesAtConnect = new WeakMap<object, number>();
  private probe: Promise<Connection> | undefined;
  private outages = 0;
  private answeredAt = 0;
  private isUnreachable = false;
  private isProbing = false;
  private isStopped = false;

  constructor(private readonly options: () => ConnectionOptions) {}

  /**
   * Runs a query.
   * @throws DatabaseUnavailable as soon as the server is known to be unreachable
   */
  async whileReachable<T>(work: () => Promise<T>): Promise<T> {
    if (hasNoTimeouts()) return work();
    if (this.isUnreachable) throw unreachable();
    const { promise: failed, reject } = Promise.withResolvers<never>();
    this.waiting.set(reject, performance.now());
    if (!this.isProbing) void this.probeUntilIdle();
    try {
      const result = await Promise.race([work(), failed]);
      this.answeredAt = performance.now();
      return result;
    } finally {
      this.waiting.delete(reject);
    }
  }

  /** False for a connection that was opened before an outage. */
  isFresh(connection: object): boolean {
    const since = this.outagesAtConnect.get(connection) ?? this.outages;
    this.outagesAtConnect.set(connection, since);
    return since === this.outages;
  }

  stop(): void {
    this.isStopped = true;
    this.dropProbe();
  }

  private async probeUntilIdle(): Promise<void> {
    this.isProbing = true;
    while (!this.isStopped && (this.isUnreachable || this.waiting.size > 0)) {
      await wait(PROBE_AFTER_MS, undefined, { ref: false });
      const [since = Infinity] = this.waiting.values();
      if (!this.isUnreachable && performance.now() - since < PROBE_AFTER_MS) continue;
      const isReachable = await this.isReachable();
      if (!isReachable && !this.isUnreachable) this.outages += 1;
      this.isUnreachable = !isReachable;
      if (this.isUnreachable) for (const reject of this.waiting.keys()) reject(unreachable());
    }
    this.isProbing = false;
  }

  private async isReachable(): Promise<boolean> {
    const asked = performance.now();
    const timeout = wait(PROBE_TIMEOUT_MS, false, { ref: false }).then(async () => {
      // If this process itself was busy, the response may already be in the socket: let the event loop read it.
      await nextIteration();
      await nextIteration();
      return false;
    });
    const answer = await Promise.race([this.ping(), timeout]);
    if (!answer) this.dropProbe();
    return answer || this.answeredAt > asked;
  }

  private async ping(): Promise<boolean> {
    try {
      this.probe ??= this.connect();
      const connection = await this.probe;
      await connection.ping();
      return true;
    } catch {
      return false;
    }
  }

  private async connect(): Promise<Connection> {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({ ...this.options(), connectTimeout: PROBE_TIMEOUT_MS });
    // The server may close the connection at any time; an `error` event without a listener would end the process.
    connection.on('error', () => undefined);
    return connection;
  }

  private dropProbe(): void {
    this.probe?.then(
      (connection) => connection.destroy(),
      () => undefined,
    );
    this.probe = undefined;
  }
}

const unreachable = () => new DatabaseUnavailable('unreachable', 'The database server is not responding');
