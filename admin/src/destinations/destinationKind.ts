import { PUBLISHED, type ContentKind } from '../content/contentKind';
import type { Destination } from '../data/types';

export const DESTINATIONS: ContentKind<Destination> = {
  ...PUBLISHED,
  resource: 'destinations',
  listTitle: 'app.menu.destinations',
  imageOf: ({ images }) => images[0],
  viewOf: ({ slug }) => `/destinations/view/${slug}`,
  pageOf: ({ isPublished, slug }) => (isPublished ? `/destination/${slug}` : undefined),
  commentsOf: ({ slug }) => `/destinations/comment/${slug}`,
  setPublic: (dataProvider, { slug }, isPublic) => dataProvider.publishDestination(slug, isPublic),
};
