import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Subject, type Observable } from 'rxjs';
import { InjectProcessKind, type ProcessKind } from '../process-kind.js';
import { failureOf } from '../logging/failure.js';
import { RedisFailures } from '../redis/redis-failures.js';
import { InjectRedis, type OptionalRedis } from '../redis/redis.module.js';

/**
 * Publishes messages to every web process through Redis. Without Redis there is only one web process, and messages stay
 * inside it.
 * Messages are not stored: a client that missed some must read the state again.
 */
@Injectable()
export class Broadcast implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly received = new Subject<unknown>();
  private subscriber: Redis | undefined;
  /** All messages, of any kind; subscribers filter them. */
  readonly messages: Observable<unknown> = this.received.asObservable();

  constructor(
    @InjectRedis() private readonly redis: OptionalRedis,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly failures: RedisFailures,
  ) {}

  onModuleInit(): void {
    if (!this.redis || this.kind !== 'web') return;
    // A subscribed Redis connection accepts no other commands, so this is a second one. It reconnects and resubscribes
    // by itself.
    const subscriber = (this.subscriber = this.redis.duplicate({ maxRetriesPerRequest: null }));
    this.failures.logErrorsOf(subscriber);
    subscriber.on('message', (_channel: string, text: string) => this.received.next(JSON.parse(text)));
    // Not awaited: it does not resolve while Redis is unreachable, and the product must work without Redis.
    subscriber
      .subscribe(this.channel)
      .catch((error: Error) => this.logger.error(`Cannot listen to other processes: ${failureOf(error)}`));
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
    this.received.complete();
  }

  /** @param message any JSON value */
  async publish(message: unknown): Promise<void> {
    if (this.redis) await this.redis.publish(this.channel, JSON.stringify(message));
    else this.received.next(message);
  }

  /** Channels are shared by all databases of a Redis server, so the name includes the database. */
  private get channel(): string {
    return `imisozi:${this.redis!.options.db ?? 0}:broadcast`;
  }
}
