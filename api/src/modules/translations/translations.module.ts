import { ContentKinds } from '../content/content-kinds.js';
import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { TranslatedField } from './translated-field.entity.js';
import { Translation } from './translation.entity.js';
import { TranslationEditor } from './translation.editor.js';
import { TranslationProgress } from './translation.progress.js';
import { TranslationsBackofficeController } from './translations.backoffice.controller.js';
import { TranslationsService } from './translations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TranslatedField, Translation]), MediaReferencesModule],
  controllers: [TranslationsBackofficeController],
  providers: [TranslationEditor, TranslationProgress, TranslationsService],
  exports: [TranslationProgress, TranslationsService],
})
export class TranslationsModule implements OnModuleInit {
  constructor(
    private readonly translations: TranslationsService,
    private readonly mediaReferences: MediaReferences,
    private readonly kinds: ContentKinds,
    private readonly progress: TranslationProgress,
  ) {}

  onModuleInit(): void {
    this.kinds.addFilter('toTranslate', (kind) => this.progress.filter(kind));
    this.kinds.deleteWith(Translation);
    this.mediaReferences.register(() => this.translations.showingMedia());
  }
}
