import type * as english from '../en/saved-tours';
import type { Texts } from '../texts';

export const savedTours: Texts<typeof english.savedTours> = {
  title: 'Vos circuits enregistrés',
  description: 'Les circuits que vous avez enregistrés dans ce navigateur, avec leur prix d’aujourd’hui.',
  intro:
    'Ils ne sont enregistrés que dans ce navigateur, et personne d’autre ne les voit. Les prix sont ceux d’aujourd’hui.',
  needsScript: 'Les circuits sont enregistrés par votre navigateur, ce qui nécessite JavaScript.',
  empty:
    'Vous n’avez encore enregistré aucun circuit. Appuyez sur le cœur, sur la page d’un circuit, et il vous attendra ici.',
  browse: 'Voir tous les circuits',
  remove: 'Retirer',
  removeOne: (title) => `Retirer ${title}`,
  removed: (title) => `« ${title} » n’est plus enregistré.`,
  undo: 'Annuler',
  plan: 'Préparer un voyage avec ces circuits',
  failed: 'Nous n’avons pas pu lire vos circuits enregistrés.',
  again: 'Réessayer',
  brief: (titles) => `Nous aimerions un voyage inspiré de ces circuits : ${titles.join(', ')}.`,
};
