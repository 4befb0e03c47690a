import { Module } from '@nestjs/common';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { TourSheetsController } from './tour-sheets.controller.js';
import { TourSheetsService } from './tour-sheets.service.js';

@Module({
  imports: [ToursModule, DestinationsModule, SettingsModule, TranslationsModule],
  controllers: [TourSheetsController],
  providers: [TourSheetsService],
})
export class TourSheetsModule {}
