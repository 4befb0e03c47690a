import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { InjectRedis, type OptionalRedis } from '../redis/redis.module.js';

/** At most `limit` calls in any `seconds`, per IP address (IPv6: network), or per value of the body's `field`. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  readonly field?: string;
  /** The limit applies to staff too; by default it applies to visitors only. */
  readonly everybody?: boolean;
}

/** The key that calls are counted by, hashed: IP addresses and e-mails need not be stored in Redis. */
export const limitKey = (...values: string[]): string =>
  createHash('sha256').update(values.join('\n')).digest('base64url');

/** Counts calls: in Redis if there is one, so that replicas count together, else in this process. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectRedis() private readonly redis: OptionalRedis,
  ) {}

  /** Counts one call. Returns 0 if it may proceed, else the seconds to wait. */
  async consume(limit: Limit, key: string): Promise<number> {
    if (!this.env.RATE_LIMIT) return 0;
    try {
      await this.limiterFor(limit).consume(key);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw rejection;
    }
  }

  /** Uncounts one call. */
  async refund(limit: Limit, key: string): Promise<void> {
    if (this.env.RATE_LIMIT) await this.limiterFor(limit).reward(key);
  }

  /** Uncounts all calls. */
  async reset(limit: Limit, key: string): Promise<void> {
    if (this.env.RATE_LIMIT) await this.limiterFor(limit).delete(key);
  }

  private limiterFor(limit: Limit): RateLimiterAbstract {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      const options = { keyPrefix: `limit:${limit.name}`, points: limit.limit, duration: limit.seconds };
      const memory = new RateLimiterMemory(options);
      // While Redis is unreachable each process counts by itself, instead of allowing everybody or nobody; and at once,
      // without waiting for Redis to reconnect.
      limiter = this.redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: this.redis,
            insuranceLimiter: memory,
            rejectIfRedisNotReady: true,
          })
        : memory;
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}
