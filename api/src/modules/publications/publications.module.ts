import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TranslationsModule } from '../translations/translations.module.js';
import { PublicationList } from './publication.list.js';
import { PublicationsBackofficeController } from './publications.backoffice.controller.js';
import { PublicationsController } from './publications.controller.js';
import { PublicationsService } from './publications.service.js';
import { Publication } from './publication.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Publication]), TranslationsModule],
  controllers: [PublicationsController, PublicationsBackofficeController],
  providers: [PublicationList, PublicationsService],
  exports: [PublicationsService],
})
export class PublicationsModule {}
