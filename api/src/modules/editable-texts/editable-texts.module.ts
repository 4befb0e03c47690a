import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { TextVersion } from './text-version.entity.js';
import { EditableTextsBackofficeController } from './editable-texts.backoffice.controller.js';
import { TextPreviews } from './editable-text.previews.js';
import { EditableTextsService } from './editable-texts.service.js';

@Module({
  imports: [MediaReferencesModule, TypeOrmModule.forFeature([TextVersion])],
  controllers: [EditableTextsBackofficeController],
  providers: [EditableTextsService, TextPreviews],
  exports: [TextPreviews, EditableTextsService],
})
export class EditableTextsModule implements OnModuleInit {
  constructor(
    private readonly words: EditableTextsService,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.mediaReferences.register(() => this.words.showingMedia());
  }
}
