import { Module } from '@nestjs/common';
import { TourList } from './tour.list.js';
import { ToursAdminController } from './tours.admin.controller.js';
import { ToursController } from './tours.controller.js';
import { ToursService } from './tours.service.js';

@Module({
  controllers: [ToursController, ToursAdminController],
  providers: [TourList, ToursService],
  exports: [ToursService],
})
export class ToursModule {}
