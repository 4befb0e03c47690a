import { Module } from '@nestjs/common';
import { DeparturesModule } from '../departures/departures.module.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ThingsToDoController } from './things-to-do.controller.js';
import { ThingsToDoService } from './things-to-do.service.js';

@Module({
  imports: [DeparturesModule, DestinationsModule, ReviewsModule, SettingsModule, ToursModule, TranslationsModule],
  controllers: [ThingsToDoController],
  providers: [ThingsToDoService],
})
export class ThingsToDoModule {}
