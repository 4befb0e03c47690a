import { daysBetween, inPeriods } from './order.periods.js';

const tally = (orders: number, paid = 0, revenue = 0) => ({ orders, paid, revenue });

describe('Periods of the dashboard', () => {
  it('have no gaps, over the end of February too', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysBetween('2026-11-21', '2026-11-21')).toEqual(['2026-11-21']);
    expect(daysBetween('2026-11-22', '2026-11-21')).toEqual([]);
  });

  it('begin weeks on Mondays and months on their first', () => {
    const days = daysBetween('2026-11-28', '2026-12-07');
    const tallies = new Map([
      ['2026-11-29', tally(1, 1, 0.1)],
      ['2026-11-30', tally(2, 1, 0.2)],
      ['2026-12-07', tally(4)],
    ]);
    expect(inPeriods(days, tallies, 'week')).toEqual([
      { start: '2026-11-23', ...tally(1, 1, 0.1) },
      { start: '2026-11-30', ...tally(2, 1, 0.2) },
      { start: '2026-12-07', ...tally(4) },
    ]);
    expect(inPeriods(days, tallies, 'month')).toEqual([
      { start: '2026-11-01', ...tally(3, 2, 0.3) },
      { start: '2026-12-01', ...tally(4) },
    ]);
    expect(inPeriods(days, tallies, 'day')).toHaveLength(10);
  });
});
