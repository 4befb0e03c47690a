import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { failureOf } from '../logging/failure.js';

const TELL_AGAIN_MS = 60_000;

/**
 * Tells the log that Redis is away, once a minute for the whole process: each of a dozen connections tries again every
 * second or two, and an operator has to find the other lines.
 */
export class RedisNews {
  private readonly logger = new Logger('Redis');
  private toldAt = -Infinity;
  private failures = 0;
  private isAway = false;

  /** Listens to a connection, or to a queue or worker of BullMQ, for as long as that lives. */
  listenTo(source: { on(event: 'error', listener: (error: Error) => void): unknown }): void {
    source.on('error', (error) => this.tellOf(error));
  }

  /** {@link listenTo} for the connection by which Redis is known to be there. */
  follow(redis: Redis): void {
    this.listenTo(redis);
    redis.on('ready', () => this.tellOfReturn());
  }

  /** @param now milliseconds of a clock that is never set back */
  tellOf(error: Error, now = performance.now()): void {
    this.failures += 1;
    this.isAway = true;
    if (now - this.toldAt < TELL_AGAIN_MS) return;
    this.toldAt = now;
    this.logger.error(`Redis does not answer: ${failureOf(error)} (attempts since it was last told: ${this.failures})`);
    this.failures = 0;
  }

  private tellOfReturn(): void {
    if (this.isAway) this.logger.warn('Redis answers again.');
    this.isAway = false;
    this.failures = 0;
    this.toldAt = -Infinity;
  }
}
