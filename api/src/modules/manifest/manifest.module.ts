import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { CalendarController } from './office-calendar/calendar.controller.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { ManifestController } from './manifest.controller.js';
import { OfficeCalendar } from './office-calendar/office.calendar.js';
import { OrderManifest } from './order.manifest.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { TravellersModule } from '../travellers/travellers.module.js';

@Module({
  imports: [AssignmentsModule, DeparturesModule, OrdersModule, TimelineModule, TravellersModule],
  controllers: [CalendarController, ManifestController],
  providers: [OfficeCalendar, OrderManifest],
})
export class ManifestModule {}
