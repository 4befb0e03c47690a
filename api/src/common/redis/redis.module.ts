import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Env } from '../../config/env.js';

/** The connection to Redis, or null where the product runs without one. */
export type OptionalRedis = Redis | null;

const REDIS = Symbol('Redis');

/** How long a start waits for it: what the first calls count should count for every process. */
const PATIENCE_MS = 2_000;

export const InjectRedis = () => Inject(REDIS);

@Global()
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@InjectRedis() private readonly redis: OptionalRedis) {}

  static with(env: Env) {
    const provider = { provide: REDIS, useFactory: () => connect(env.REDIS_URL) };
    return { module: RedisModule, providers: [provider], exports: [provider] };
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** Comes back at once where Redis refuses, and soon where it is silent; the connection goes on trying by itself. */
async function connect(url: string | undefined): Promise<OptionalRedis> {
  if (!url) return null;
  const logger = new Logger('Redis');
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  redis.on('error', (error: Error) => logger.error(error.message || 'The connection was refused.'));
  const ready = once(redis, 'ready').catch(() => undefined);
  await Promise.race([ready, wait(PATIENCE_MS, undefined, { ref: false })]);
  return redis;
}
