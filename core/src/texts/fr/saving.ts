import type { Texts } from '../texts.ts';
import type * as english from '../en/saving.ts';

export const saving: Texts<typeof english.saving> = {
  save: 'Favori',
  saveOne: 'Ajouter {title} aux favoris',
  full: 'Vous avez déjà {most} circuits favoris, et il n’y a plus de place. Retirez-en un d’abord.',
};
