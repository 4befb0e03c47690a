import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { ContentVersion } from './content-version.entity.js';
import { WordsBackofficeController } from './words.backoffice.controller.js';
import { WordsPreviews } from './words.previews.js';
import { WordsService } from './words.service.js';

@Module({
  imports: [MediaReferencesModule, TypeOrmModule.forFeature([ContentVersion])],
  controllers: [WordsBackofficeController],
  providers: [WordsService, WordsPreviews],
  exports: [WordsPreviews, WordsService],
})
export class WordsModule implements OnModuleInit {
  constructor(
    private readonly words: WordsService,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.mediaReferences.register(() => this.words.showingMedia());
  }
}
