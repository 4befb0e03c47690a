import { Module } from '@nestjs/common';
import { TourList } from './tour.list.js';
import { ToursBackofficeController } from './tours.backoffice.controller.js';
import { ToursController } from './tours.controller.js';
import { ToursService } from './tours.service.js';

@Module({
  controllers: [ToursController, ToursBackofficeController],
  providers: [TourList, ToursService],
  exports: [ToursService],
})
export class ToursModule {}
