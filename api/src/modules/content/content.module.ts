import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { ContentKinds } from './content-kinds.js';
import { OpenBookings } from './open-bookings.js';

/** The code that all kinds of content share; it imports none of them. */
@Global()
@Module({
  imports: [MediaReferencesModule],
  providers: [ContentKinds, OpenBookings],
  exports: [ContentKinds, OpenBookings],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.mediaReferences.register(() => this.kinds.showingMedia());
  }
}
