import { Module } from '@nestjs/common';
import { EventList } from './event.list.js';
import { EventsAdminController } from './events.admin.controller.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';

@Module({
  controllers: [EventsController, EventsAdminController],
  providers: [EventList, EventsService],
  exports: [EventsService],
})
export class EventsModule {}
