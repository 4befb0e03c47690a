import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { EventsModule } from '../events/events.module.js';
import { LodgesModule } from '../lodges/lodges.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { EditableTextsModule } from '../editable-texts/editable-texts.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { SiteDataService } from './site-data.service.js';
import { TourFinder } from './tour-finder.js';

@Module({
  imports: [
    ToursModule,
    DeparturesModule,
    PricesModule,
    DestinationsModule,
    EventsModule,
    LodgesModule,
    PublicationsModule,
    CommentsModule,
    ReviewsModule,
    SettingsModule,
    EditableTextsModule,
    TranslationsModule,
  ],
  providers: [SiteDataService, TourFinder],
})
export class SiteDataModule {}
