import type { Texts } from '../texts.ts';
import type * as english from '../en/currencies.ts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'Onyesha bei pia kwa',
  none: 'Dola za Marekani pekee',
  EUR: 'euro (EUR)',
  GBP: 'pauni za Uingereza (GBP)',
  RWF: 'faranga za Rwanda (RWF)',
  note: 'Makadirio, kwa kiwango chetu cha {day}. Unalipa kwa dola za Marekani.',
  about: 'Takriban {amounts}.',
};
