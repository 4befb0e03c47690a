import { Module } from '@nestjs/common';
import { PublicationList } from './publication.list.js';
import { PublicationsBackofficeController } from './publications.backoffice.controller.js';
import { PublicationsController } from './publications.controller.js';
import { PublicationsService } from './publications.service.js';

@Module({
  controllers: [PublicationsController, PublicationsBackofficeController],
  providers: [PublicationList, PublicationsService],
  exports: [PublicationsService],
})
export class PublicationsModule {}
