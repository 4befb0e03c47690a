import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentsModule } from '../comments/comments.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { DestinationComments } from './destination.comments.js';
import { DestinationList } from './destination.list.js';
import { DestinationViewCounts } from './destination.view-counts.js';
import { DestinationsBackofficeController } from './destinations.backoffice.controller.js';
import { DestinationsController } from './destinations.controller.js';
import { DestinationsService } from './destinations.service.js';
import { Destination } from './destination.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Destination]), CommentsModule, TranslationsModule],
  controllers: [DestinationsController, DestinationsBackofficeController],
  providers: [DestinationComments, DestinationList, DestinationViewCounts, DestinationsService],
  exports: [DestinationsService],
})
export class DestinationsModule {}
