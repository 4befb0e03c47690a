import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { TranslatedRecords } from '../translations/translated-records.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { PublicationList } from './publication.list.js';
import { PublicationsBackofficeController } from './publications.backoffice.controller.js';
import { PublicationsController } from './publications.controller.js';
import { PUBLICATIONS, PublicationsService } from './publications.service.js';
import { Publication } from './publication.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Publication]), MediaReferencesModule, TranslationsModule],
  controllers: [PublicationsController, PublicationsBackofficeController],
  providers: [PublicationList, PublicationsService],
  exports: [PublicationsService],
})
export class PublicationsModule implements OnModuleInit {
  constructor(
    private readonly publications: PublicationsService,
    private readonly translated: TranslatedRecords,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.translated.register('publications', PUBLICATIONS);
    this.mediaReferences.register(() => this.publications.showingMedia());
  }
}
