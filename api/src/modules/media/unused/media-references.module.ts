import { Module } from '@nestjs/common';
import { MediaReferences } from './media-references.js';

/** Separate from the rest of `media`, which depends on the settings: modules whose records show media register here. */
@Module({ providers: [MediaReferences], exports: [MediaReferences] })
export class MediaReferencesModule {}
