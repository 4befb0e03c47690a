import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { TranslatedRecords } from '../translations/translated-records.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { EventList } from './event.list.js';
import { EventsBackofficeController } from './events.backoffice.controller.js';
import { EventsController } from './events.controller.js';
import { EVENTS, EventsService } from './events.service.js';
import { Event } from './event.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Event]), MediaReferencesModule, TranslationsModule],
  controllers: [EventsController, EventsBackofficeController],
  providers: [EventList, EventsService],
  exports: [EventsService],
})
export class EventsModule implements OnModuleInit {
  constructor(
    private readonly events: EventsService,
    private readonly translated: TranslatedRecords,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.translated.register('events', EVENTS);
    this.mediaReferences.register(() => this.events.showingMedia());
  }
}
