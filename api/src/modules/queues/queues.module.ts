import { Module } from '@nestjs/common';
import { DeadJobsAdminController } from './dead-jobs.admin.controller.js';
import { DeadJobs } from './dead-jobs.service.js';
import { QueuesAdminController } from './queues.admin.controller.js';

@Module({ controllers: [QueuesAdminController, DeadJobsAdminController], providers: [DeadJobs] })
export class QueuesModule {}
