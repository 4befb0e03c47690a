import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { InjectRedis, type OptionalRedis } from '../../common/redis/redis.module.js';
import { Stopping } from './stopping.js';

const PATIENCE_MS = 3_000;
const TELL_AGAIN_MS = 60_000;

@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');
  private told = { reason: '', at: 0 };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRedis() private readonly redis: OptionalRedis,
    private readonly stopping: Stopping,
  ) {}

  /** @throws ServiceUnavailableException when something this process needs does not answer in time */
  async check(): Promise<void> {
    if (this.stopping.isAsked) throw new ServiceUnavailableException();
    try {
      await Promise.race([this.ask(), timeout()]);
    } catch (error) {
      this.tell(error instanceof Error ? error.message : String(error));
      throw new ServiceUnavailableException();
    }
  }

  /** Probes come every few seconds: the same reason is told once a minute. */
  private tell(reason: string): void {
    const now = performance.now();
    if (reason === this.told.reason && now - this.told.at < TELL_AGAIN_MS) return;
    this.told = { reason, at: now };
    this.logger.warn(`Not ready: ${reason}`);
  }

  private async ask(): Promise<void> {
    if (await this.dataSource.showMigrations()) throw new Error('There are migrations to run');
    await this.redis?.ping();
  }
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS).unref();
  });
