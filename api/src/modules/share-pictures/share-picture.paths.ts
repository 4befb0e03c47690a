import type { MediaUrls } from '../../common/rich-text/media-urls.js';
import type { Company } from '@imisozi/core/company';
import { sharePicturePath } from './share-picture.file-name.js';
import { eventSubject, pictureLanguage, placeSubject, siteSubject, tourSubject } from './share-picture.subject.js';
import type { SharePictures } from './share-pictures.types.js';

/** The paths of shared pictures, for links in pages. */
export const sharePicturePaths = (company: Company, media: MediaUrls): SharePictures => ({
  languageOf: pictureLanguage,
  site: (language) => sharePicturePath(siteSubject(company, language)),
  tour: (tour, language) => sharePicturePath(tourSubject(tour, { company, media, language })),
  destination: (destination, language) =>
    sharePicturePath(placeSubject('destination', destination, { company, media, language })),
  lodge: (lodge, language) => sharePicturePath(placeSubject('lodge', lodge, { company, media, language })),
  event: (event, language) => sharePicturePath(eventSubject(event, { company, media, language })),
});
