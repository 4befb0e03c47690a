import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { BadEnvironment, type Env } from '../../config/env.js';
import { RedisFailures } from './redis-failures.js';

/** The connection to Redis, or null where the product runs without one. */
export type OptionalRedis = Redis | null;

const REDIS = Symbol('Redis');

/** How long start-up waits for Redis: the first calls should be rate limited across all processes. */
const CONNECT_TIMEOUT_MS = 2_000;

export const InjectRedis = () => Inject(REDIS);

@Global()
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@InjectRedis() private readonly redis: OptionalRedis) {}

  static with(env: Env) {
    const provider = {
      provide: REDIS,
      inject: [RedisFailures],
      useFactory: (failures: RedisFailures) => connect(env.REDIS_URL, failures),
    };
    return { module: RedisModule, providers: [RedisFailures, provider], exports: [RedisFailures, provider] };
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/**
 * On a Redis cluster, the keys of a BullMQ queue are spread over several nodes: no job would ever be delivered.
 * @throws BadEnvironment for a node of a cluster
 */
async function refuseCluster(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') return;
  // If the user may not run INFO, we assume that there is no cluster.
  const said = await redis.info('cluster').catch(() => '');
  if (!/^cluster_enabled:1\b/m.test(said)) return;
  throw new BadEnvironment([
    'REDIS_URL must not name a node of a Redis Cluster, which the queues cannot use: take one server, with replicas if you like',
  ]);
}

/**
 * Resolves at once if Redis refuses, and after a timeout if it does not respond; the connection keeps retrying by
 * itself.
 */
async function connect(url: string | undefined, failures: RedisFailures): Promise<OptionalRedis> {
  if (!url) return null;
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  failures.follow(redis);
  const ready = once(redis, 'ready').catch(() => undefined);
  await Promise.race([ready, wait(CONNECT_TIMEOUT_MS, undefined, { ref: false })]);
  try {
    await refuseCluster(redis);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return redis;
}
