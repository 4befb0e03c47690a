import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent}%',
  days: '{count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  hours: '{count, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  charge: '{percent}% من السعر',
  from: '{percent}% من السعر ابتداءً من {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} قبل السفر',
  onTheDay: '{percent}% من السعر في يوم السفر نفسه',
  then: '؛ ',
};
