import type { ContentKind } from '../content/contentKind';
import type { Event } from '../data/types';

export const EVENTS = {
  resource: 'events',
  listTitle: 'app.menu.events',
  titleLength: 40,
  imageOf: ({ image }) => image,
  viewOf: ({ slug }: Pick<Event, 'slug'>) => `/events/view/${slug}`,
  pageOf: ({ isApproved, slug }) => (isApproved ? `/event/${slug}` : undefined),
  action: 'approve',
  publicField: 'isApproved',
  states: ['app.publicity.approved', 'app.publicity.waiting'],
  buttons: ['app.publicity.activate', 'app.publicity.deactivate'],
  setPublic: (dataProvider, { slug }, isPublic) => dataProvider.approveEvent(slug, isPublic),
} satisfies ContentKind<Event>;
