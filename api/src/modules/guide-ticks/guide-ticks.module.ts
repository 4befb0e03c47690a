import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { GuideTick } from './guide-tick.entity.js';
import { GuideTickErasing } from './guide-tick.erasing.js';
import { GuideTicks } from './guide.ticks.js';
import { TicksOfPeople } from './ticks.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([GuideTick]), AssignmentsModule, DeparturesModule, OrdersModule],
  providers: [TicksOfPeople, GuideTickErasing, GuideTicks],
  exports: [GuideTicks],
})
export class GuideTicksModule {}
