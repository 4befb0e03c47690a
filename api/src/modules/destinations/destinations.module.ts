import { Module } from '@nestjs/common';
import { DestinationComments } from './destination.comments.js';
import { DestinationList } from './destination.list.js';
import { DestinationViewCounts } from './destination.view-counts.js';
import { DestinationsBackofficeController } from './destinations.backoffice.controller.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';

@Module({
  controllers: [DestinationsController, DestinationsBackofficeController],
  providers: [DestinationComments, DestinationList, DestinationViewCounts, DestinationsService],
  exports: [DestinationsService],
})
export class DestinationsModule {}
