import { Module } from '@nestjs/common';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { EventsModule } from '../events/events.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { SharePicturesController } from './share-pictures.controller.js';
import { SharePicturesService } from './share-pictures.service.js';

@Module({
  imports: [ToursModule, DestinationsModule, EventsModule, TranslationsModule],
  controllers: [SharePicturesController],
  providers: [SharePicturesService],
})
export class SharePicturesModule {}
