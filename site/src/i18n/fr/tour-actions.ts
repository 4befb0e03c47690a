import type * as english from '../en/tour-actions';
import type { Texts } from '../texts';

export const tourActions: Texts<typeof english.tourActions> = {
  label: 'Garder ce circuit',
  download: 'Télécharger en PDF',
  save: 'Garder',
  yours: 'Vos circuits gardés',
  share: 'Partager',
  copied: 'L’adresse de cette page est copiée.',
  notCopied: 'Copiez l’adresse de cette page depuis votre navigateur.',
  full: (most) => `Vous avez déjà gardé ${most} circuits, et il n’y a plus de place. Retirez-en un d’abord.`,
};
