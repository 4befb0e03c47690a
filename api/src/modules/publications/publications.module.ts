import { Module } from '@nestjs/common';
import { PublicationList } from './publication.list.js';
import { PublicationsAdminController } from './publications.admin.controller.js';
import { PublicationsController } from './publications.controller.js';
import { PublicationsService } from './publications.service.js';

@Module({
  controllers: [PublicationsController, PublicationsAdminController],
  providers: [PublicationList, PublicationsService],
  exports: [PublicationsService],
})
export class PublicationsModule {}
