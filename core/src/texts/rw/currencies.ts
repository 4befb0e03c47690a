import type { Texts } from '../texts.ts';
import type * as english from '../en/currencies.ts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'Erekana ibiciro no mu',
  none: 'Amadolari y’Amerika gusa',
  EUR: 'mayero (EUR)',
  GBP: 'mapawundi (GBP)',
  RWF: 'mafaranga y’u Rwanda (RWF)',
  note: 'Ni ikigereranyo, ku giciro cyacu cy’ivunjisha cyo ku wa {day}. Mwishyura mu madolari y’Amerika.',
  about: 'Ni nka {amounts}.',
};
