import { field, view } from '../../../platform/http/view.js';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import { PUBLICATION_CATEGORIES, type Publication } from '../publication.entity.js';

/** A publication as clients see it. */
export class PublicationView extends view(
  {
    id: field.uuid(),
    title: field.string('Dry season rates'),
    category: field.enum(PUBLICATION_CATEGORIES, '`publication` is shown as "Advertisement".'),
    pubDocument: field.string('https://www.imisozi.example/media/demo/dry-season-rates.pdf'),
    status: field.boolean(true, 'Whether it is active. Active publications are public if their category is.'),
    count: field.number(0),
    createdAt: field.time(),
    updatedAt: field.time('When its content last changed.'),
  },
  TranslatedView,
) {}

export class PublicationsAnswer extends view({
  data: field.list(PublicationView),
  publicationsCount: field.number(6),
}) {}

export class PublicationAnswer extends view({ data: field.one(PublicationView) }) {}

export class PublicationSavedAnswer extends view(
  { message: field.string('The publication has been updated.') },
  PublicationAnswer,
) {}

export function publicationView(publication: Publication, media: MediaUrls): PublicationView {
  return {
    id: publication.id,
    title: publication.title,
    category: publication.category,
    pubDocument: media.toUrl(publication.pubDocument),
    status: publication.status,
    count: publication.count,
    createdAt: publication.createdAt.toISOString(),
    updatedAt: publication.updatedAt.toISOString(),
    ...translationStateView(publication),
  };
}
