import { Module } from '@nestjs/common';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { LodgesModule } from '../lodges/lodges.module.js';
import { EventsModule } from '../events/events.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { MailPictures } from './mail-pictures.service.js';
import { MailPicturesController } from './mail-pictures.controller.js';
import { SharePicturesController } from './share-pictures.controller.js';
import { SharePicturesService } from './share-pictures.service.js';

@Module({
  imports: [ToursModule, DestinationsModule, LodgesModule, EventsModule, TranslationsModule],
  controllers: [MailPicturesController, SharePicturesController],
  providers: [MailPictures, SharePicturesService],
  exports: [MailPictures],
})
export class SharePicturesModule {}
