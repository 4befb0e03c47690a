import { Global, Module } from '@nestjs/common';
import { JobExecutor } from './job-executor.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobService } from './job-service.js';
import { JobStore } from './job-store.js';
import { QueueBoard } from './queue-board.js';

@Global()
@Module({
  providers: [JobExecutor, JobQueue, JobRegistry, JobService, JobStore, QueueBoard],
  exports: [JobQueue, JobRegistry, JobStore, QueueBoard],
})
export class JobsModule {}
