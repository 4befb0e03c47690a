import { Module } from '@nestjs/common';
import { DeadJobsBackofficeController } from './dead-jobs.backoffice.controller.js';
import { DeadJobs } from './dead-jobs.service.js';
import { QueuesBackofficeController } from './queues.backoffice.controller.js';

@Module({ controllers: [QueuesBackofficeController, DeadJobsBackofficeController], providers: [DeadJobs] })
export class QueuesModule {}
