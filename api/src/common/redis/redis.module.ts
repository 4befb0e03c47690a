import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Env } from '../../config/env.js';
import { RedisNews } from './redis-news.js';

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
    const provider = {
      provide: REDIS,
      inject: [RedisNews],
      useFactory: (news: RedisNews) => connect(env.REDIS_URL, news),
    };
    return { module: RedisModule, providers: [RedisNews, provider], exports: [RedisNews, provider] };
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** Comes back at once where Redis refuses, and soon where it is silent; the connection goes on trying by itself. */
async function connect(url: string | undefined, news: RedisNews): Promise<OptionalRedis> {
  if (!url) return null;
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  news.follow(redis);
  const ready = once(redis, 'ready').catch(() => undefined);
  await Promise.race([ready, wait(PATIENCE_MS, undefined, { ref: false })]);
  return redis;
}
