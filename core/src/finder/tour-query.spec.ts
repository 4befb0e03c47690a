// Holds rules/site 3.
import fc from 'fast-check';
import { monthsAhead, lastDayOf, readTourQuery, tourQueryString, TOUR_PARAMETERS } from './tour-query.ts';

const NOW = '2026-11-23';
const read = (query: string) => readTourQuery(new URLSearchParams(query), NOW);

describe('The query of a URL', () => {
  it('is read from a submitted form, with empty inputs left out', () => {
    expect(read('q=&people=2&days=4&price=1500&place=&month=&sort=')).toEqual({
      words: '',
      people: 2,
      days: 4,
      price: 1500,
      place: null,
      month: null,
      sort: 'fit',
      page: 1,
    });
  });

  it.each([
    'people=0',
    'people=-1',
    'people=2.5',
    'people=1e3',
    'days=100',
    'month=2026-10',
    'month=2027-11',
    'sort=up',
    'place=A%2FB',
    'page=0',
  ])('ignores invalid parameters: %s', (query) => expect(tourQueryString(read(query))).toBe(''));

  it('has one canonical URL, whatever was typed', () => {
    const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.nat({ max: 200 }).map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...TOUR_PARAMETERS), value)), (pairs) => {
        const address = tourQueryString(readTourQuery(new URLSearchParams(pairs), NOW));
        expect(tourQueryString(read(address))).toBe(address);
      }),
    );
  });

  it('limits the length of words', () => {
    expect([...read(`q=${'a'.repeat(500)}`).words]).toHaveLength(80);
  });
});

describe('Months', () => {
  it('are offered for a year, from this one on', () => {
    expect([monthsAhead(NOW)[0], monthsAhead(NOW).at(-1), monthsAhead(NOW).length]).toEqual(['2026-11', '2027-10', 12]);
  });

  it('end on their last day', () => {
    expect([lastDayOf('2026-11'), lastDayOf('2026-12'), lastDayOf('2028-02')]).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2028-02-29',
    ]);
  });
});
