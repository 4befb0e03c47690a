import { Module } from '@nestjs/common';
import { EventList } from './event.list.js';
import { EventsBackofficeController } from './events.backoffice.controller.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';

@Module({
  controllers: [EventsController, EventsBackofficeController],
  providers: [EventList, EventsService],
  exports: [EventsService],
})
export class EventsModule {}
