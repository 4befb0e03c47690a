import type { MediaUrls } from '../../common/rich-text/media-urls.js';
import type { Company } from '@imisozi/core/company';
import { sharePicturePath } from './share-picture.file-name.js';
import { destinationSubject, eventSubject, siteSubject, tourSubject } from './share-picture.subject.js';
import type { SharePictures } from './share-pictures.types.js';

/** The paths of shared pictures, for pages to name. */
export const sharePicturePaths = (company: Company, media: MediaUrls): SharePictures => ({
  site: () => sharePicturePath(siteSubject(company)),
  tour: (tour) => sharePicturePath(tourSubject(tour, { company, media })),
  destination: (destination) => sharePicturePath(destinationSubject(destination, { company, media })),
  event: (event) => sharePicturePath(eventSubject(event, { company, media })),
});
