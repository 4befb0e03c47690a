import { typedText } from '@imisozi/core/typed-text';
import { FOCAL_POINTS, MAX_GALLERY_PICTURES } from '@imisozi/core/tour-gallery';
import type { NewTour, TourDetail } from '../data/types';
import { uploadsOf, type Upload } from '../forms/upload/uploads';

/** The focal point of a picture that was not given one. */
export const USUAL_FOCUS = FOCAL_POINTS[0];

export const galleryToForm = (gallery: TourDetail['gallery']): Upload[] =>
  gallery.flatMap(({ url, alt, focus }) => uploadsOf([url]).map((upload) => ({ ...upload, alt, focus })));

/** Those that are at the media service. */
export const formToGallery = (uploads: readonly Upload[] = []): NonNullable<NewTour['gallery']> =>
  uploads.flatMap(({ url, alt, focus = USUAL_FOCUS }) => (url === null ? [] : [{ url, alt: typedText(alt), focus }]));

/** Refuses a gallery with too many pictures, with unfinished uploads, or with one that nobody described. */
export function checkGallery(uploads: readonly Upload[] = []): string | undefined {
  if (uploads.length > MAX_GALLERY_PICTURES) return 'app.tours.gallery.tooMany';
  if (uploads.some(({ failed }) => failed)) return 'app.tours.gallery.failed';
  if (uploads.some(({ url }) => url === null)) return 'app.tours.gallery.waiting';
  return uploads.some(({ alt }) => !typedText(alt)) ? 'app.tours.gallery.undescribed' : undefined;
}
