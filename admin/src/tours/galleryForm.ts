import { typedText } from '@imisozi/core/typed-text';
import { FOCAL_POINTS, MAX_GALLERY_PICTURES } from '@imisozi/core/tour-gallery';
import type { NewTour, TourDetail } from '../data/types';
import { uploadsOf, type Upload } from '../forms/upload/uploads';

/** The default focal point of a picture. */
export const USUAL_FOCUS = FOCAL_POINTS[0];

export const galleryToForm = (gallery: TourDetail['gallery']): Upload[] =>
  gallery.flatMap(({ url, alt, focus }) => uploadsOf([url]).map((upload) => ({ ...upload, alt, focus })));

/** The pictures whose uploads have finished. */
export const formToGallery = (uploads: readonly Upload[] = []): NonNullable<NewTour['gallery']> =>
  uploads.flatMap(({ url, alt, focus = USUAL_FOCUS }) => (url === null ? [] : [{ url, alt: typedText(alt), focus }]));

/** Validates a gallery: not too many pictures, no unfinished uploads, and a description for each. */
export function checkGallery(uploads: readonly Upload[] = []): string | undefined {
  if (uploads.length > MAX_GALLERY_PICTURES) return 'app.tours.gallery.tooMany';
  if (uploads.some(({ failed }) => failed)) return 'app.tours.gallery.failed';
  if (uploads.some(({ url }) => url === null)) return 'app.tours.gallery.waiting';
  return uploads.some(({ alt }) => !typedText(alt)) ? 'app.tours.gallery.undescribed' : undefined;
}
