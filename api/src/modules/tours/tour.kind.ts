import { MAX_ALT_LENGTH } from '@imisozi/core/tour-gallery';
import { each, fields, html, line, text } from '@imisozi/core/translations/translatable';
import { refusal } from '../../platform/errors/refused.js';
import { contentKind } from '../content/content-kind.js';
import { Tour } from './tour.entity.js';

/** Tours. */
export const TOURS = contentKind<Tour>({
  entity: Tour,
  resource: 'tours',
  key: 'slug',
  unknown: () => refusal('tour-not-found'),
  edgeTags: ({ slug }) => ['tours', `tour:${slug}`],
  whenPublic: { isPublished: true },
  commentedAs: 'tours',
  column: 'tourId',
  texts: {
    title: line('Title', 200),
    location: line('Location', 200),
    departureTime: line('Departure time', 200),
    toursBody: html('Description'),
    gallery: each(fields({ alt: line('Gallery: description of the picture', MAX_ALT_LENGTH) })),
    itinerary: each(fields({ title: line('Day: title', 200), body: html('Day: description') })),
    includes: each(line('Includes', 500)),
    excludes: each(line('Excludes', 500)),
    tips: each(line('Tips', 500)),
    seasons: each(fields({ name: line('Season', 60) })),
    travellerTypes: each(fields({ label: line('Traveller type', 60) })),
    extras: each(fields({ label: line('Extra', 100) })),
    advice: fields({
      season: text('Best season', 3_000),
      fitness: text('Fitness', 3_000),
      packing: text('What to pack', 3_000),
      visa: text('Visa', 3_000),
      faq: each(fields({ question: line('Question', 200), answer: text('Answer', 2_000) })),
    }),
  },
});
