import { Module } from '@nestjs/common';
import { DestinationComments } from './destination.comments.js';
import { DestinationList } from './destination.list.js';
import { DestinationReadings } from './destination.readings.js';
import { DestinationsAdminController } from './destinations.admin.controller.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';

@Module({
  controllers: [DestinationsController, DestinationsAdminController],
  providers: [DestinationComments, DestinationList, DestinationReadings, DestinationsService],
  exports: [DestinationsService],
})
export class DestinationsModule {}
