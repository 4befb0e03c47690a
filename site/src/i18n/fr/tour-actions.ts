import type * as english from '../en/tour-actions';
import type { Texts } from '../texts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'Conserver ce circuit',
  download: 'Télécharger en PDF',
  save: 'Favori',
  yours: 'Vos circuits favoris',
  share: 'Partager',
  copied: 'L’adresse de cette page a été copiée.',
  notCopied: 'Copiez l’adresse de cette page depuis votre navigateur.',
  full: (most) => `Vous avez déjà ${most} circuits favoris, et il n’y a plus de place. Retirez-en un d’abord.`,
};
