import { PUBLISHED, type ContentKind } from '../content/contentKind';
import type { Tour } from '../data/types';

export const TOURS: ContentKind<Tour> = {
  ...PUBLISHED,
  resource: 'tours',
  listTitle: 'app.menu.tours',
  imageOf: ({ image }) => image,
  viewOf: ({ slug }) => `/tours/view/${slug}`,
  pageOf: ({ isPublished, slug }) => (isPublished ? `/tour/${slug}` : undefined),
  commentsOf: ({ slug }) => `/tours/comment/${slug}`,
  setPublic: (dataProvider, { slug }, isPublic) => dataProvider.publishTour(slug, isPublic),
};
