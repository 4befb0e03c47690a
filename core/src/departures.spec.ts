import { departureLabel, seatsLeft, seatsOver, type Seats } from './departures.ts';

const seats = (fields: Partial<Seats>): Seats => ({
  state: 'OPEN',
  capacity: 12,
  taken: 0,
  offered: 0,
  minimum: 0,
  ...fields,
});

describe('The label of a departure (rules/departures 1)', () => {
  it.each([
    ['cancelled', { state: 'CANCELLED', taken: 12 }],
    ['closed', { state: 'CLOSED', taken: 12 }],
    ['full', { taken: 12 }],
    ['full', { taken: 10, offered: 2 }],
    ['full', { taken: 14 }],
    ['few-left', { taken: 8, offered: 1, minimum: 4 }],
    ['guaranteed', { taken: 8, minimum: 8 }],
    ['guaranteed', { capacity: null, taken: 4, minimum: 4 }],
    ['guaranteed', { taken: 1, minimum: 1 }],
    ['available', { taken: 3, minimum: 4 }],
    ['available', { capacity: null, taken: 900 }],
  ] as const)('is %s for %j', (label, fields) => expect(departureLabel(seats(fields))).toBe(label));

  it('counts offers as taken, and never less than no seat', () => {
    expect(seatsLeft(seats({ taken: 5, offered: 2 }))).toBe(5);
    expect(seatsLeft(seats({ taken: 20 }))).toBe(0);
    expect(seatsLeft(seats({ capacity: null }))).toBeNull();
  });

  it('counts the people who have or are offered seats beyond the capacity', () => {
    expect(seatsOver(seats({ taken: 11, offered: 1 }))).toBe(0);
    expect(seatsOver(seats({ taken: 13 }))).toBe(1);
    expect(seatsOver(seats({ taken: 12, offered: 2 }))).toBe(2);
    expect(seatsOver(seats({ capacity: null, taken: 900 }))).toBe(0);
  });
});
