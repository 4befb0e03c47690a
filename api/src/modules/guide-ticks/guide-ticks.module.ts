import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { GuideTick } from './guide-tick.entity.js';
import { GuideTicks } from './guide.ticks.js';

@Module({
  imports: [TypeOrmModule.forFeature([GuideTick]), AssignmentsModule, OrdersModule],
  providers: [GuideTicks],
  exports: [GuideTicks],
})
export class GuideTicksModule {}
