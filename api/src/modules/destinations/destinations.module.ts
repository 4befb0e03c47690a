import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentSubjects } from '../comments/comment.subjects.js';
import { CommentsModule } from '../comments/comments.module.js';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { TranslatedRecords } from '../translations/translated-records.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { DestinationComments } from './destination.comments.js';
import { DestinationList } from './destination.list.js';
import { DestinationViewCounts } from './destination.view-counts.js';
import { DestinationsBackofficeController } from './destinations.backoffice.controller.js';
import { DestinationsController } from './destinations.controller.js';
import { DESTINATIONS, DestinationsService } from './destinations.service.js';
import { Destination } from './destination.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Destination]), CommentsModule, MediaReferencesModule, TranslationsModule],
  controllers: [DestinationsController, DestinationsBackofficeController],
  providers: [DestinationComments, DestinationList, DestinationViewCounts, DestinationsService],
  exports: [DestinationsService],
})
export class DestinationsModule implements OnModuleInit {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly translated: TranslatedRecords,
    private readonly mediaReferences: MediaReferences,
    private readonly commentSubjects: CommentSubjects,
  ) {}

  onModuleInit(): void {
    this.translated.register('destinations', DESTINATIONS);
    this.mediaReferences.register(() => this.destinations.showingMedia());
    this.commentSubjects.register('news', this.destinations);
  }
}
