import { catMonth, firstDayOf, isMonth, lastDayOf, monthOf, monthsLater } from './months.ts';

describe('Months in Kigali (rules/money 15)', () => {
  it('have a first and a last day', () => {
    expect(['2026-02', '2028-02', '2026-12'].map((month) => [firstDayOf(month), lastDayOf(month)])).toEqual([
      ['2026-02-01', '2026-02-28'],
      ['2028-02-01', '2028-02-29'],
      ['2026-12-01', '2026-12-31'],
    ]);
    expect([monthOf('2026-11-21'), catMonth(new Date('2026-10-31T22:00:00Z'))]).toEqual(['2026-11', '2026-11']);
    expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1), monthsLater('2026-05', -17)]).toEqual([
      '2027-01',
      '2025-12',
      '2024-12',
    ]);
  });

  it.each([
    ['2026-11', true],
    ['1970-01', true],
    ['1969-12', false],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['2026-11-01', false],
    [202611, false],
  ])('are read from %j: %s', (text, known) => expect(isMonth(text)).toBe(known));
});
