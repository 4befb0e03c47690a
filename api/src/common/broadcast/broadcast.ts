import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Subject, type Observable } from 'rxjs';
import { InjectProcessKind, type ProcessKind } from '../process-kind.js';
import { failureOf } from '../logging/failure.js';
import { RedisNews } from '../redis/redis-news.js';
import { InjectRedis, type OptionalRedis } from '../redis/redis.module.js';

/**
 * Tells every web process at once, by Redis; without Redis there is one web process, which tells itself. Nobody keeps what
 * was said: who was away asks for the state instead.
 */
@Injectable()
export class Broadcast implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly heard = new Subject<unknown>();
  private listener: Redis | undefined;
  /** What is said belongs to all; those who listen know what it is. */
  readonly messages: Observable<unknown> = this.heard.asObservable();

  constructor(
    @InjectRedis() private readonly redis: OptionalRedis,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly news: RedisNews,
  ) {}

  onModuleInit(): void {
    if (!this.redis || this.kind !== 'web') return;
    // A connection that listens can do nothing else. It comes back by itself, and listens again.
    const listener = (this.listener = this.redis.duplicate({ maxRetriesPerRequest: null }));
    this.news.listenTo(listener);
    listener.on('message', (_channel: string, text: string) => this.heard.next(JSON.parse(text)));
    // Not awaited: while Redis is away it is not answered, and the product serves without.
    listener
      .subscribe(this.channel)
      .catch((error: Error) => this.logger.error(`Cannot listen to other processes: ${failureOf(error)}`));
  }

  onApplicationShutdown(): void {
    this.listener?.disconnect();
    this.heard.complete();
  }

  /** @param message anything that JSON can say */
  async say(message: unknown): Promise<void> {
    if (this.redis) await this.redis.publish(this.channel, JSON.stringify(message));
    else this.heard.next(message);
  }

  /** Channels know no databases, so several products on one Redis need names of their own. */
  private get channel(): string {
    return `imisozi:${this.redis!.options.db ?? 0}:broadcast`;
  }
}
