import type * as english from '../en/currencies';
import type { Texts } from '../texts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'Afficher aussi les prix en',
  none: 'Dollars américains seulement',
  EUR: 'euros (EUR)',
  GBP: 'livres sterling (GBP)',
  RWF: 'francs rwandais (RWF)',
  note: (day) => `À titre indicatif, à notre taux du ${day}. Vous payez en dollars américains.`,
  about: (amounts) => `Environ ${amounts.join(', ')}.`,
};
