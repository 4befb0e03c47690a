import { catMoment } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { textOfHtml } from '../../common/plain-text.js';
import type { ContentLetter } from '../content/content-kind.js';
import type { Event } from './event.entity.js';
import { sampleEvent } from './event.preview-data.js';

/** Enough of a description to raise interest. */
const MAX_TEASER_LENGTH = 400;

/** The letter to subscribers about a new event; it is news until the event is over. */
export const EVENT_LETTER: ContentLetter<Event> = {
  about: 'event',
  isNews: ({ endDate }) => endDate > new Date(),
  sample: sampleEvent,
  write: (event, { siteUrl }) => ({
    subject: `New event: ${event.title}`,
    preview: [catMoment(event.startDate), event.place].filter(Boolean).join(', '),
    heading: event.title,
    blocks: [
      { kind: 'paragraph', text: teaser(event.description) },
      {
        kind: 'facts',
        rows: [
          ['Starts', catMoment(event.startDate)],
          ['Ends', catMoment(event.endDate)],
          ['Place', event.place],
          ['Price', event.price ? usd(event.price) : 'Free entry'],
        ],
      },
      { kind: 'button', label: 'See the event', url: `${siteUrl}/event/${event.slug}` },
    ],
  }),
};

function teaser(html: string): string {
  const text = textOfHtml(html);
  return text.length <= MAX_TEASER_LENGTH ? text : `${text.slice(0, MAX_TEASER_LENGTH - 1).trimEnd()}…`;
}
