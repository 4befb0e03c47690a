import { NotFoundException } from '@nestjs/common';
import { html, line } from '@imisozi/core/translations/translatable';
import { contentKind } from '../content/content-kind.js';
import { EVENT_LETTER } from './event.letter.js';
import { Event } from './event.entity.js';

/** Events. */
export const EVENTS = contentKind<Event>({
  entity: Event,
  resource: 'events',
  key: 'slug',
  unknown: () => new NotFoundException('This event was not found.'),
  edgeTags: ({ slug }) => ['events', `event:${slug}`],
  whenPublic: { isApproved: true },
  column: 'eventId',
  letter: EVENT_LETTER,
  texts: { title: line('Title', 200), place: line('Place', 200), description: html('Description') },
});
