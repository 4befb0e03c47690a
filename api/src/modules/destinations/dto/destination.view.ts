import { ApiProperty } from '@nestjs/swagger';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import type { Comment } from '../../comments/comment.entity.js';
import { CommentView, commentView } from '../../comments/dto/comment.view.js';
import { PositionView } from './position.view.js';
import type { Destination } from '../destination.entity.js';

class ViewsView {
  @ApiProperty({ example: 1284, description: 'How often the page has been viewed; at most 5 seconds behind.' })
  numberOfReading: number;
}

/** A destination, which clients call news (spec 3). */
export class DestinationView extends TranslatedView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lake Kivu' })
  title: string;

  @ApiProperty({ example: 'lake-kivu' })
  slug: string;

  @ApiProperty({ example: '<p>A lake among hills.</p>', description: 'Sanitised HTML.' })
  newsBody: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  authorId: string | null;

  @ApiProperty({ type: [String], example: ['https://www.imisozi.example/media/demo/kivu-shore.svg'] })
  images: string[];

  @ApiProperty({ example: true })
  isPublished: boolean;

  @ApiProperty({ type: ViewsView })
  views: ViewsView;

  @ApiProperty({
    type: PositionView,
    nullable: true,
    description: "Where it stands on the map of a tour's route; null: on none.",
  })
  position: PositionView | null;

  @ApiProperty({ type: [CommentView], description: 'Newest first. The public gets only active comments.' })
  comments: CommentView[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When its content last changed.' })
  updatedAt: string;
}

export class DestinationsAnswer {
  @ApiProperty({ type: [DestinationView] })
  news: DestinationView[];
}

export class DestinationAnswer {
  @ApiProperty({ type: DestinationView })
  news: DestinationView;
}

export class DestinationSavedAnswer extends DestinationAnswer {
  @ApiProperty({ example: 'The destination has been updated.' })
  message: string;
}

/**
 * @param comments those its reader may see
 * @param audience the public never learns the address of who wrote a comment (contract 3)
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
