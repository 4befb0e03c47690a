import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { InjectRedis, type OptionalRedis } from '../../common/redis/redis.module.js';

const PATIENCE_MS = 3_000;

@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRedis() private readonly redis: OptionalRedis,
  ) {}

  /** @throws ServiceUnavailableException when something this process needs does not answer in time */
  async check(): Promise<void> {
    try {
      await Promise.race([this.ask(), timeout()]);
    } catch (error) {
      this.logger.warn(`Not ready: ${error instanceof Error ? error.message : String(error)}`);
      throw new ServiceUnavailableException();
    }
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
