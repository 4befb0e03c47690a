import { refusalsOf } from '../refusals/rule-text.ts';
import { changedPeriods, changedPeriodsSchema, periodsOf } from './periods-schema.ts';
import { boundsOf, countOf, daysOf, DEFAULT_PERIODS, SET_PERIODS, unitOf } from './periods.ts';

describe('The periods that admins set (rules/privacy 21)', () => {
  it('have their default within their bounds, and those of the accounts are never below ten years', () => {
    for (const period of SET_PERIODS) {
      const { min, max } = boundsOf(period);
      expect([period, DEFAULT_PERIODS[period] >= min && DEFAULT_PERIODS[period] <= max]).toEqual([period, true]);
    }
    expect([boundsOf('accounts').min, unitOf('accounts')]).toEqual([10, 'years']);
    expect(SET_PERIODS).not.toEqual(expect.arrayContaining(['sessions', 'jobs', 'answers', 'logs']));
  });

  it('are changed one by one, and null is the default again', () => {
    const first = changedPeriods(null, { mails: 3, waiting: 60 });
    expect(first).toEqual({ mails: 3, waiting: 60 });
    const then = changedPeriods(first, { mails: null, clients: 5 });
    expect(then).toEqual({ waiting: 60, clients: 5 });
    expect(periodsOf(then)).toEqual({ ...DEFAULT_PERIODS, waiting: 60, clients: 5 });
    expect([countOf('clients', periodsOf(then)), daysOf('clients', periodsOf(then))]).toEqual([5, 5 * 365]);
    expect([countOf('jobs', periodsOf(then)), daysOf('sessions')]).toEqual([14, 30]);
  });

  it.each([
    [{ accounts: 9 }, 'Keeping: accounts must be a whole number from 10 to 30'],
    [{ accounts: 31 }, 'Keeping: accounts must be a whole number from 10 to 30'],
    [{ travellers: 1.5 }, 'Keeping: travellers must be a whole number from 7 to 365'],
    [{ mails: 'long' }, 'Keeping: mails must be a whole number from 1 to 10'],
  ])('are refused outside their bounds: %j', (change, sentence) => {
    const { error } = changedPeriodsSchema.safeParse(change);
    expect(refusalsOf(error!).map(({ message }) => message)).toEqual([sentence]);
  });

  it.each([null, 'all', { accounts: 2, mails: 3 }, []])(
    'are the default where what is stored cannot be read: %j',
    (kept) => {
      expect(periodsOf(kept).accounts).toBe(10);
    },
  );
});
