import { PUBLISHED, type ContentKind } from '../content/contentKind';
import type { Lodge } from '../data/types';

export const LODGES: ContentKind<Lodge> = {
  ...PUBLISHED,
  resource: 'lodges',
  listTitle: 'app.menu.lodges',
  imageOf: ({ images }) => images[0],
  viewOf: ({ slug }) => `/lodges/view/${slug}`,
  pageOf: ({ isPublished, slug }) => (isPublished ? `/lodge/${slug}` : undefined),
  setPublic: (dataProvider, { slug }, isPublic) => dataProvider.publishLodge(slug, isPublic),
};
