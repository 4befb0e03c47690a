import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { failureOf } from '../logging/failure.js';

const LOG_AGAIN_MS = 60_000;

/**
 * Logs that Redis is unreachable, once a minute for the whole process: each of a dozen connections retries every second
 * or two, and would flood the log.
 */
export class RedisFailures {
  private readonly logger = new Logger('Redis');
  private loggedAt = -Infinity;
  private failures = 0;
  private isUnreachable = false;

  /** Logs the errors of a connection, or of a queue or worker of BullMQ. */
  logErrorsOf(source: { on(event: 'error', listener: (error: Error) => void): unknown }): void {
    source.on('error', (error) => this.logFailure(error));
  }

  /** {@link logErrorsOf} for the connection that tells whether Redis is reachable. */
  follow(redis: Redis): void {
    this.logErrorsOf(redis);
    redis.on('ready', () => this.logRecovery());
  }

  /** @param now milliseconds of a monotonic clock */
  logFailure(error: Error, now = performance.now()): void {
    this.failures += 1;
    this.isUnreachable = true;
    if (now - this.loggedAt < LOG_AGAIN_MS) return;
    this.loggedAt = now;
    this.logger.error(
      `Redis is not responding: ${failureOf(error)} (attempts since the last report: ${this.failures})`,
    );
    this.failures = 0;
  }

  private logRecovery(): void {
    if (this.isUnreachable) this.logger.warn('Redis is responding again.');
    this.isUnreachable = false;
    this.failures = 0;
    this.loggedAt = -Infinity;
  }
}
