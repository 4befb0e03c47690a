import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Env } from '../../config/env.js';

/** The connection to Redis, or null where the product runs without one. */
export type OptionalRedis = Redis | null;

const REDIS = Symbol('Redis');

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

function connect(url: string | undefined): OptionalRedis {
  if (!url) return null;
  const logger = new Logger('Redis');
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  redis.on('error', (error: Error) => logger.error(error.message || 'The connection was refused.'));
  return redis;
}
