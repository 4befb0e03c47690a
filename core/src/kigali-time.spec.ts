import { asWritten, catFormat, catDay, catMoment, catStamp, catYear, parseCatTime } from './kigali-time.ts';

describe('Central Africa Time (rules/api 11)', () => {
  it.each([
    ['2027-01-05T07:00', '2027-01-05T05:00:00.000Z'],
    ['2027-01-05 07:00:00', '2027-01-05T05:00:00.000Z'],
    ['2027-01-05', '2027-01-04T22:00:00.000Z'],
    ['2027-01-05T07:00:00Z', '2027-01-05T07:00:00.000Z'],
    ['2027-01-05T07:00:00+05:30', '2027-01-05T01:30:00.000Z'],
    ['Tue Jan 05 2027 07:00:00 GMT+0200 (Central Africa Time)', '2027-01-05T05:00:00.000Z'],
    ['January 5, 2027 7:00 AM', '2027-01-05T05:00:00.000Z'],
    ['01/05/2027', '2027-01-04T22:00:00.000Z'],
    ['2027-01-01', '2026-12-31T22:00:00.000Z'],
    ['2028-02-29', '2028-02-28T22:00:00.000Z'],
    ['2026-12-31T23:30:00-08:00', '2027-01-01T07:30:00.000Z'],
  ])('reads %s as %s', (text, expected) => {
    expect(parseCatTime(text)?.toISOString()).toBe(expected);
  });

  it.each([
    'soon',
    '12',
    '2027-13-45',
    '0000-01-01',
    '0000',
    '2027-02-29',
    '2027-02-30T10:00',
    '2027-04-31 10:00:00',
    '99999-01-01',
    `2027-01-05${' '.repeat(200)}x`,
    '2027-01-05T25:00',
  ])('cannot read %s', (text) => expect(parseCatTime(text)).toBeNull());

  it('writes the first of a month as French does', () => {
    const dates = catFormat('fr-FR', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
    const written = (day: string) => asWritten(dates.format(new Date(`${day}T09:00:00Z`)), 'fr-FR');
    expect([written('2026-12-01'), written('2026-12-11')]).toEqual(['mar. 1er décembre 2026', 'ven. 11 décembre 2026']);
    expect(asWritten('1 June 2026', 'en-GB')).toBe('1 June 2026');
  });

  it('formats the day and the time in Kigali', () => {
    const lateInLondon = new Date('2026-12-31T22:30:00Z');
    expect(catDay(lateInLondon)).toBe('Fri, 1 January 2027');
    expect(catMoment(lateInLondon)).toBe('Fri, 1 January 2027 at 00:30 CAT');
    expect(catStamp(lateInLondon)).toBe('2027-01-01 00:30:00');
    expect(catYear(lateInLondon)).toBe(2027);
  });
});
