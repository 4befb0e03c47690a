import { html, line } from '@imisozi/core/translations/translatable';
import { refusal } from '../../platform/errors/refused.js';
import { contentKind } from '../content/content-kind.js';
import { Destination } from './destination.entity.js';

/** Destinations: `news` in the calls of deployed clients (rules/api 1). */
export const DESTINATIONS = contentKind<Destination>({
  entity: Destination,
  resource: 'destinations',
  key: 'slug',
  unknown: () => refusal('destination-not-found'),
  edgeTags: ({ slug }) => ['destinations', `destination:${slug}`],
  whenPublic: { isPublished: true },
  commentedAs: 'news',
  column: 'destinationId',
  texts: { title: line('Title', 200), newsBody: html('Description') },
});
