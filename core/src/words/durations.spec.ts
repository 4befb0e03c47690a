import { ARABIC_DURATIONS, ENGLISH_DURATIONS, FRENCH_DURATIONS, KINYARWANDA_DURATIONS } from './durations.ts';

describe('How long something lasts', () => {
  it('has the forms of each language', () => {
    expect([1, 48].map(ENGLISH_DURATIONS.hours)).toEqual(['1 hour', '48 hours']);
    expect([1, 2].map(FRENCH_DURATIONS.days)).toEqual(['1 jour', '2 jours']);
    expect([1, 2].map(KINYARWANDA_DURATIONS.hours)).toEqual(['isaha 1', 'amasaha 2']);
    expect([1, 2, 3, 11, 103].map(ARABIC_DURATIONS.days)).toEqual([
      'يوم واحد',
      'يومين',
      '3 أيام',
      '11 يومًا',
      '103 أيام',
    ]);
  });
});
