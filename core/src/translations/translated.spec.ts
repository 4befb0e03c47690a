// Holds rules/languages 5.
import { each, fields, html, line, unitsOf } from './translatable.ts';
import { isComplete, progressOf, revisionOf, translate, translatedUnits } from './translated.ts';

const TOURS = {
  title: line('Title', 200),
  toursBody: html('Description'),
  itinerary: each(fields({ title: line('Day: title', 200), body: html('Day: description') })),
  includes: each(line('Includes', 500)),
  tips: each(line('Tips', 500)),
};

const DAYS = [
  { day: 1, title: 'Kigali to Musanze', body: '<p>A drive.</p>' },
  { day: 2, title: 'Gorillas', body: '' },
];
const tour = { title: 'Gorillas', slug: 'gorillas', toursBody: '', itinerary: DAYS, tips: ['No'], price1: 900 };
const french = (key: string, source: string, text: string) => ({ [key]: { text, sourceRevision: revisionOf(source) } });

describe('translations of a record', () => {
  it('cover every text of it, but no prices, days, URLs or empty texts', () => {
    expect(unitsOf(TOURS, tour).map(({ key, label }) => [key, label])).toEqual([
      ['title', 'Title'],
      ['itinerary.0.title', 'Day 1: title'],
      ['itinerary.0.body', 'Day 1: description'],
      ['itinerary.1.title', 'Day 2: title'],
    ]);
  });

  it('leave untranslated texts in English, and list them', () => {
    const { record, untranslated } = translate(TOURS, tour, french('itinerary.1.title', 'Gorillas', 'Les gorilles'));
    expect(record.itinerary[1]).toEqual({ day: 2, title: 'Les gorilles', body: '' });
    expect(untranslated).toEqual(['title', 'itinerary.0.title', 'itinerary.0.body']);
    expect(tour.itinerary[1]!.title).toBe('Gorillas');
  });

  it('follow a day before which others were inserted', () => {
    const texts = {
      ...french('itinerary.0.title', 'Kigali to Musanze', 'De Kigali à Musanze'),
      ...french('itinerary.1.title', 'Gorillas', 'Les gorilles'),
    };
    const moved = { ...tour, itinerary: [{ day: 0, title: 'Arrival', body: '' }, ...DAYS] };
    const titles = translate(TOURS, moved, texts).record.itinerary.map(({ title }) => title);
    expect(titles).toEqual(['Arrival', 'De Kigali à Musanze', 'Les gorilles']);
    const shorter = { ...tour, itinerary: [DAYS[1]!] };
    expect(translate(TOURS, shorter, texts).record.itinerary[0]!.title).toBe('Les gorilles');
  });

  it('are shown, and marked, if their English has changed', () => {
    const texts = french('title', 'Gorilla', 'Le gorille');
    const title = translatedUnits(TOURS, tour, texts).find(({ key }) => key === 'title');
    expect([title?.translation?.text, title?.isOutdated]).toEqual(['Le gorille', true]);
    expect(progressOf(translatedUnits(TOURS, tour, texts))).toEqual({ done: 1, outdated: 1, total: 4 });
  });

  it('are complete when nothing is missing and nothing outdated', () => {
    const progress = { done: 4, outdated: 0, total: 4 };
    expect([
      isComplete(progress),
      isComplete({ ...progress, done: 3 }),
      isComplete({ ...progress, outdated: 1 }),
    ]).toEqual([true, false, false]);
  });

  it('do not change the original record', () => {
    const before = structuredClone(tour);
    const texts = french('itinerary.1.title', 'Gorillas', 'Les gorilles');
    const { record } = translate(TOURS, tour, texts);
    expect(tour).toEqual(before);
    expect([record.itinerary[0], record.itinerary[1]]).toEqual([DAYS[0], { day: 2, title: 'Les gorilles', body: '' }]);
  });

  it('of one text do not apply to the same text in another field', () => {
    const translated = translate(TOURS, { ...tour, location: 'Gorillas' }, french('title', 'Gorillas', 'Les gorilles'));
    expect([translated.record.title, translated.record.location]).toEqual(['Les gorilles', 'Gorillas']);
  });
});
