import type { Texts } from '../texts.ts';
import type * as english from '../en/tour-actions.ts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'Conserver ce circuit',
  download: 'Télécharger en PDF',
  yours: 'Vos circuits favoris',
  share: 'Partager',
  copied: 'L’adresse de cette page a été copiée.',
  notCopied: 'Copiez l’adresse de cette page depuis votre navigateur.',
};
