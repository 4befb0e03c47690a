import { catMoment, inLine, texts, usd } from '../../texts/reader.js';
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
  write: (event, { pageAt }) => ({
    subject: texts().letters.event(event),
    preview: inLine([catMoment(event.startDate), event.place]),
    heading: event.title,
    blocks: [
      { kind: 'paragraph', text: teaser(event.description) },
      {
        kind: 'facts',
        rows: [
          [texts().facts.starts, catMoment(event.startDate)],
          [texts().facts.ends, catMoment(event.endDate)],
          [texts().facts.place, event.place],
          [texts().letters.price, event.price ? usd(event.price) : texts().freeEntry],
        ],
      },
      { kind: 'button', label: texts().letters.seeEvent, url: pageAt(`/event/${event.slug}`) },
    ],
  }),
};

function teaser(html: string): string {
  const text = textOfHtml(html);
  return text.length <= MAX_TEASER_LENGTH ? text : `${text.slice(0, MAX_TEASER_LENGTH - 1).trimEnd()}…`;
}
