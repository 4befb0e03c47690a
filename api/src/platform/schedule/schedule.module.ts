import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { IntervalTasks } from './interval-tasks.js';
import { Schedule } from './schedule.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [IntervalTasks, Schedule], exports: [Schedule] })
export class ScheduleModule {}
