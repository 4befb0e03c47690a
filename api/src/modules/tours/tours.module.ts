import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentSubjects } from '../comments/comment.subjects.js';
import { CommentsModule } from '../comments/comments.module.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { TranslatedRecords } from '../translations/translated-records.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { TourList } from './tour.list.js';
import { ToursBackofficeController } from './tours.backoffice.controller.js';
import { ToursController } from './tours.controller.js';
import { TOURS, ToursService } from './tours.service.js';
import { Tour } from './tour.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Tour]),
    CommentsModule,
    DestinationsModule,
    MediaReferencesModule,
    TranslationsModule,
  ],
  controllers: [ToursController, ToursBackofficeController],
  providers: [TourList, ToursService],
  exports: [ToursService],
})
export class ToursModule implements OnModuleInit {
  constructor(
    private readonly tours: ToursService,
    private readonly translated: TranslatedRecords,
    private readonly mediaReferences: MediaReferences,
    private readonly commentSubjects: CommentSubjects,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.tours.refuseStartWithoutKey();
    this.translated.register('tours', TOURS);
    this.mediaReferences.register(() => this.tours.showingMedia());
    this.commentSubjects.register('tours', this.tours);
  }
}
