import { Global, Module } from '@nestjs/common';
import { JobExecutor } from './job-executor.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobService } from './job-service.js';
import { JobStore } from './job-store.js';

@Global()
@Module({
  providers: [JobExecutor, JobQueue, JobRegistry, JobService, JobStore],
  exports: [JobQueue, JobRegistry, JobStore],
})
export class JobsModule {}
