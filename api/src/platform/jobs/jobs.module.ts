import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadLetters } from './dead-letters.js';
import { Job } from './job.entity.js';
import { HeldJobs } from './held-jobs.js';
import { JobExecutor } from './job-executor.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobService } from './job-service.js';
import { JobStore } from './job-store.js';
import { QueueStatistics } from './queue-statistics.js';
import { RequestLoad } from './request-load.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Job])],
  providers: [
    DeadLetters,
    HeldJobs,
    JobExecutor,
    JobQueue,
    JobRegistry,
    JobService,
    JobStore,
    QueueStatistics,
    RequestLoad,
  ],
  exports: [DeadLetters, JobQueue, JobRegistry, JobStore, QueueStatistics, RequestLoad],
})
export class JobsModule {}
