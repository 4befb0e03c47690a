import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { PublicationList } from './publication.list.js';
import { PublicationsBackofficeController } from './publications.backoffice.controller.js';
import { PublicationsController } from './publications.controller.js';
import { PublicationsService } from './publications.service.js';
import { Publication } from './publication.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Publication]), MediaReferencesModule],
  controllers: [PublicationsController, PublicationsBackofficeController],
  providers: [PublicationList, PublicationsService],
  exports: [PublicationsService],
})
export class PublicationsModule implements OnModuleInit {
  constructor(
    private readonly publications: PublicationsService,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.mediaReferences.register(() => this.publications.list('staff'));
  }
}
