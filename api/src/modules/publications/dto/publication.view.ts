import { ApiProperty } from '@nestjs/swagger';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import { PUBLICATION_CATEGORIES, type Publication, type PublicationCategory } from '../publication.entity.js';

/** A publication as clients see it. */
export class PublicationView extends TranslatedView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Dry season rates' })
  title: string;

  @ApiProperty({ enum: PUBLICATION_CATEGORIES, description: '`publication` is shown as "Advertisement".' })
  category: PublicationCategory;

  @ApiProperty({ example: 'https://www.imisozi.example/media/demo/dry-season-rates.pdf' })
  pubDocument: string;

  @ApiProperty({
    example: true,
    description: 'Whether it is active. Active publications are public if their category is.',
  })
  status: boolean;

  @ApiProperty({ example: 0 })
  count: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When its content last changed.' })
  updatedAt: string;
}

export class PublicationsAnswer {
  @ApiProperty({ type: [PublicationView] })
  data: PublicationView[];

  @ApiProperty({ example: 6 })
  publicationsCount: number;
}

export class PublicationAnswer {
  @ApiProperty({ type: PublicationView })
  data: PublicationView;
}

export class PublicationSavedAnswer extends PublicationAnswer {
  @ApiProperty({ example: 'The publication has been updated.' })
  message: string;
}

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
