import type * as english from '../en/saving';
import type { Texts } from '../texts';

export const saving: Texts<typeof english.saving> = {
  save: 'Favori',
  saveOne: (title) => `Ajouter ${title} aux favoris`,
  full: (most) => `Vous avez déjà ${most} circuits favoris, et il n’y a plus de place. Retirez-en un d’abord.`,
};
