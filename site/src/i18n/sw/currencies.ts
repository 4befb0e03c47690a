import type * as english from '../en/currencies';
import type { Texts } from '../texts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'Onyesha bei pia kwa',
  none: 'Dola za Marekani pekee',
  EUR: 'euro (EUR)',
  GBP: 'pauni za Uingereza (GBP)',
  RWF: 'faranga za Rwanda (RWF)',
  note: (day) => `Makadirio, kwa kiwango chetu cha ${day}. Unalipa kwa dola za Marekani.`,
  about: (amounts) => `Takriban ${amounts.join(', ')}.`,
};
