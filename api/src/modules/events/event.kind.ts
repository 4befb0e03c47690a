import { html, line } from '@imisozi/core/translations/translatable';
import { refusal } from '../../platform/errors/refused.js';
import { contentKind } from '../content/content-kind.js';
import { EVENT_LETTER } from './event.letter.js';
import { Event } from './event.entity.js';

/** Events. */
export const EVENTS = contentKind<Event>({
  entity: Event,
  resource: 'events',
  key: 'slug',
  unknown: () => refusal('event-not-found'),
  edgeTags: ({ slug }) => ['events', `event:${slug}`],
  whenPublic: { isApproved: true },
  column: 'eventId',
  letter: EVENT_LETTER,
  texts: { title: line('Title', 200), place: line('Place', 200), description: html('Description') },
});
