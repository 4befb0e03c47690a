// Holds rules/site 5.
import { FESTIVALS, YEAR_OF_RWANDA, yearOfRwanda } from './year-of-rwanda.ts';

describe('The year of Rwanda', () => {
  it('has twelve months of everything', () => {
    expect([...Object.values(YEAR_OF_RWANDA), FESTIVALS].map((list) => list.length)).toEqual([12, 12, 12, 12]);
  });

  it('goes from January to December, each the next one of that name, with the prices of the tours', () => {
    const year = yearOfRwanda('2026-11-23', new Map([['2027-07', 'higher']]));
    expect(year.map(({ month }) => month)).toEqual([
      ...['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'],
      ...['2027-07', '2027-08', '2027-09', '2027-10', '2026-11', '2026-12'],
    ]);
    expect(year[6]).toEqual({
      month: '2027-07',
      gorillas: 2,
      birds: 1,
      roads: 2,
      festival: 'Ubumuntu',
      price: 'higher',
    });
    expect(year[3]!.price).toBeNull();
  });
});
