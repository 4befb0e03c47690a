import { Module } from '@nestjs/common';
import { DatabaseWrites } from './database-writes.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { ShutdownState } from '../../platform/http/shutdown-state.js';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [DatabaseWrites, HealthService, Metrics, ShutdownState],
})
export class HealthModule {}
