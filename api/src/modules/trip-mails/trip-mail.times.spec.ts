import { tripMailDue } from './trip-mail.times.js';

describe('The mails before a trip (rules/mails 9)', () => {
  it.each([
    ['2027-05-01', null],
    ['2027-05-02', 'month'],
    ['2027-05-24', 'month'],
    ['2027-05-25', 'week'],
    ['2027-05-31', 'week'],
    ['2027-06-01', null],
    ['2027-06-02', null],
  ])('on %s for a trip on 1 June is %j', (today, kind) => {
    expect(tripMailDue('2027-06-01', '2027-01-01', today)).toBe(kind);
  });

  it('do not come on the day of the order', () => {
    expect(tripMailDue('2027-06-01', '2027-05-20', '2027-05-20')).toBeNull();
    expect(tripMailDue('2027-06-01', '2027-05-20', '2027-05-21')).toBe('month');
  });
});
