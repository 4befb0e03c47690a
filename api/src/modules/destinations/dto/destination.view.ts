import { field, view } from '../../../platform/http/view.js';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import type { Comment } from '../../comments/comment.entity.js';
import { CommentView, commentView } from '../../comments/dto/comment.view.js';
import { PositionView } from '../../../common/position.view.js';
import type { Destination } from '../destination.entity.js';

class ViewsView extends view({
  numberOfReading: field.number(1284, 'How often the page has been viewed; at most 5 seconds behind.'),
}) {}

/** A destination, which clients call news (rules/api 1). */
export class DestinationView extends view(
  {
    id: field.uuid(),
    title: field.string('Lake Kivu'),
    slug: field.string('lake-kivu'),
    newsBody: field.string('<p>A lake among hills.</p>', 'Sanitised HTML.'),
    authorId: field.uuid().nullable(),
    images: field.strings(['https://www.imisozi.example/media/demo/kivu-shore.svg']),
    isPublished: field.boolean(true),
    views: field.one(ViewsView),
    position: field.one(PositionView, "Where it stands on the map of a tour's route; null: on none.").nullable(),
    comments: field.list(CommentView, 'Newest first. The public gets only active comments.'),
    createdAt: field.time(),
    updatedAt: field.time('When its content last changed.'),
  },
  TranslatedView,
) {}

export class DestinationsAnswer extends view({ news: field.list(DestinationView) }) {}

export class DestinationAnswer extends view({ news: field.one(DestinationView) }) {}

export class DestinationSavedAnswer extends view(
  { message: field.string('The destination has been updated.') },
  DestinationAnswer,
) {}

/**
 * @param comments those its reader may see
 * @param audience the public never sees the mail address of a comment's author (rules/privacy 7)
 */
export function destinationView(
  destination: Destination,
  comments: readonly Comment[],
  audience: 'public' | 'staff',
  media: MediaUrls,
): DestinationView {
  return {
    id: destination.id,
    title: destination.title,
    slug: destination.slug,
    newsBody: media.withUrls(destination.newsBody),
    authorId: destination.authorId,
    images: destination.images.map((image) => media.toUrl(image)),
    isPublished: destination.isPublished,
    views: { numberOfReading: destination.numberOfReading },
    position: destination.position,
    comments: comments.map((comment) => commentView(comment, audience)),
    createdAt: destination.createdAt.toISOString(),
    updatedAt: destination.updatedAt.toISOString(),
    ...translationStateView(destination),
  };
}
