import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent}%',
  days: '{count, plural, one {umunsi #} other {iminsi #}}',
  hours: '{count, plural, one {isaha #} other {amasaha #}}',
  charge: '{percent}% by’igiciro',
  from: '{percent}% by’igiciro guhera hasigaye {days, plural, one {umunsi #} other {iminsi #}} ngo urugendo rube',
  onTheDay: '{percent}% by’igiciro ku munsi nyir’izina w’urugendo',
  then: '; ',
};
