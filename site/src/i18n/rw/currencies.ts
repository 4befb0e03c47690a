import type * as english from '../en/currencies';
import type { Texts } from '../texts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'Erekana ibiciro no mu',
  none: 'Amadolari y’Amerika gusa',
  EUR: 'mayero (EUR)',
  GBP: 'mapawundi (GBP)',
  RWF: 'mafaranga y’u Rwanda (RWF)',
  note: (day) => `Ni ikigereranyo, ku giciro cyacu cy’ivunjisha cyo ku wa ${day}. Mwishyura mu madolari y’Amerika.`,
  about: (amounts) => `Ni nka ${amounts.join(', ')}.`,
};
