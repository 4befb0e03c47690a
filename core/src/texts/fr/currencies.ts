import type { Texts } from '../texts.ts';
import type * as english from '../en/currencies.ts';

export const currencies: Texts<typeof english.currencies> = {
  choose: 'Afficher aussi les prix en',
  none: 'Dollars américains seulement',
  EUR: 'euros (EUR)',
  GBP: 'livres sterling (GBP)',
  RWF: 'francs rwandais (RWF)',
  note: 'À titre indicatif, à notre taux du {day}. Vous payez en dollars américains.',
  about: 'Environ {amounts}.',
};
