import { ApiProperty } from '@nestjs/swagger';
import { FOCAL_POINTS, type FocalPoint, type GalleryPicture } from '@imisozi/core/tour-gallery';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';

/** A picture of a tour beside its main image. */
export class GalleryPictureView implements GalleryPicture {
  @ApiProperty({ example: 'https://www.imisozi.example/media/blogs/0f8e1c.jpg' })
  url: string;

  @ApiProperty({ example: 'A silverback among nettles, looking up', description: 'What the picture shows.' })
  alt: string;

  @ApiProperty({ enum: FOCAL_POINTS, description: 'The part that stays to be seen where the picture is cut.' })
  focus: FocalPoint;
}

export const galleryView = (gallery: readonly GalleryPicture[] | null, media: MediaUrls): GalleryPictureView[] =>
  (gallery ?? []).map(({ url, alt, focus }) => ({ url: media.toUrl(url), alt, focus }));
