import { Global, Module } from '@nestjs/common';
import { Schedule } from './schedule.js';

@Global()
@Module({ providers: [Schedule], exports: [Schedule] })
export class ScheduleModule {}
