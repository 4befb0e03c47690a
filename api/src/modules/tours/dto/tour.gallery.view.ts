import { field, view } from '../../../platform/http/view.js';
import { FOCAL_POINTS, type GalleryPicture } from '@imisozi/core/tour-gallery';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';

/** A picture of a tour besides its main image. */
export class GalleryPictureView
  extends view({
    url: field.string('https://www.imisozi.example/media/blogs/0f8e1c.jpg'),
    alt: field.string('A silverback among nettles, looking up', 'What the picture shows.'),
    focus: field.enum(FOCAL_POINTS, 'The part that stays to be seen where the picture is cut.'),
  })
  implements GalleryPicture {}

export const galleryView = (gallery: readonly GalleryPicture[] | null, media: MediaUrls): GalleryPictureView[] =>
  (gallery ?? []).map(({ url, alt, focus }) => ({ url: media.toUrl(url), alt, focus }));
