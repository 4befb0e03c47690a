import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { InjectRedis, type OptionalRedis } from '../../platform/redis/redis.module.js';
import { ShutdownState } from '../../platform/http/shutdown-state.js';

const TIMEOUT_MS = 3_000;
const LOG_AGAIN_MS = 60_000;

@Injectable()
export class HealthService {
  private readonly logger = new Logger('Health');
  private lastLogged = { reason: '', at: 0 };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRedis() private readonly redis: OptionalRedis,
    private readonly stopping: ShutdownState,
  ) {}

  /** @throws ServiceUnavailableException when something this process needs does not respond in time */
  async check(): Promise<void> {
    if (this.stopping.isAsked) throw refusal('unavailable');
    try {
      await Promise.race([this.probe(), timeout()]);
    } catch (error) {
      this.log(error instanceof Error ? error.message : String(error));
      throw refusal('unavailable');
    }
  }

  /** Probes come every few seconds: the same reason is logged once a minute. */
  private log(reason: string): void {
    const now = performance.now();
    if (reason === this.lastLogged.reason && now - this.lastLogged.at < LOG_AGAIN_MS) return;
    this.lastLogged = { reason, at: now };
    this.logger.warn(`Not ready: ${reason}`);
  }

  private async probe(): Promise<void> {
    if (await this.dataSource.showMigrations()) throw new Error('Some migrations have not been run');
    await this.redis?.ping();
  }
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
