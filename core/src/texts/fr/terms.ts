import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent} %',
  days: '{count, plural, one {# jour} other {# jours}}',
  hours: '{count, plural, one {# heure} other {# heures}}',
  charge: '{percent} % du prix',
  from: '{percent} % du prix à partir de {days, plural, one {# jour} other {# jours}} avant le voyage',
  onTheDay: '{percent} % du prix le jour même',
  then: '\u202F; ',
};
