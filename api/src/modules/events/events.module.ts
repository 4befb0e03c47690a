import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TranslationsModule } from '../translations/translations.module.js';
import { EventList } from './event.list.js';
import { EventsBackofficeController } from './events.backoffice.controller.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { Event } from './event.entity.js';
import { EventSearch } from './event.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Event]), TranslationsModule],
  controllers: [EventsController, EventsBackofficeController],
  providers: [EventSearch, EventList, EventsService],
  exports: [EventsService],
})
export class EventsModule {}
