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
  states: ['app.content.approved', 'app.content.waiting'],
  buttons: ['app.content.activate', 'app.content.deactivate'],
  setPublic: (dataProvider, { slug }, isPublic) => dataProvider.approveEvent(slug, isPublic),
} satisfies ContentKind<Event>;
