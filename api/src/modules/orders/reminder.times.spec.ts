import { nextReminder } from './reminder.times.js';

describe('The reminders of an instalment that is due on 11 June (rules/money 8)', () => {
  it.each([
    ['2027-01-01', '2027-06-04T07:00:00.000Z'],
    ['2027-06-03', '2027-06-04T07:00:00.000Z'],
    ['2027-06-04', '2027-06-10T07:00:00.000Z'],
    ['2027-06-09', '2027-06-10T07:00:00.000Z'],
    ['2027-06-10', '2027-06-11T07:00:00.000Z'],
    ['2027-06-11', '2027-06-14T07:00:00.000Z'],
    ['2027-06-13', '2027-06-14T07:00:00.000Z'],
  ])('continue after %s at nine in the morning in Kigali, %s', (today, next) => {
    expect(nextReminder('2027-06-11', today)?.toISOString()).toBe(next);
  });

  it('end three days after it', () => {
    expect(nextReminder('2027-06-11', '2027-06-14')).toBeNull();
  });
});
