import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentsModule } from '../comments/comments.module.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { LodgesModule } from '../lodges/lodges.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { TourList } from './tour.list.js';
import { ToursBackofficeController } from './tours.backoffice.controller.js';
import { ToursController } from './tours.controller.js';
import { ToursService } from './tours.service.js';
import { Tour } from './tour.entity.js';
import { TourSearch } from './tour.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tour]), CommentsModule, DestinationsModule, LodgesModule, TranslationsModule],
  controllers: [ToursController, ToursBackofficeController],
  providers: [TourSearch, TourList, ToursService],
  exports: [ToursService],
})
export class ToursModule implements OnModuleInit {
  constructor(private readonly tours: ToursService) {}

  onModuleInit(): Promise<void> {
    return this.tours.refuseStartWithoutKey();
  }
}
