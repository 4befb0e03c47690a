import type * as english from '../en/saved-tours';
import type { Texts } from '../texts';

export const savedTours: Texts<typeof english.savedTours> = {
  title: 'Vos circuits gardés',
  description: 'Les circuits que vous avez gardés dans ce navigateur, avec leur prix d’aujourd’hui.',
  intro:
    'Ils ne sont gardés que dans ce navigateur, et personne d’autre ne les voit. Les prix sont ceux d’aujourd’hui.',
  needsScript: 'Les circuits gardés le sont par votre navigateur, qui a besoin de JavaScript pour cela.',
  empty:
    'Vous n’avez pas encore gardé de circuit. Appuyez sur le cœur de la page d’un circuit, et il vous attendra ici.',
  browse: 'Voir tous les circuits',
  remove: 'Retirer',
  removeOne: (title) => `Retirer ${title}`,
  removed: (title) => `« ${title} » n’est plus gardé.`,
  undo: 'Annuler',
  plan: 'Préparer un voyage avec ces circuits',
  failed: 'Impossible de lire vos circuits gardés pour le moment.',
  again: 'Réessayer',
  brief: (titles) => `Nous aimerions un voyage inspiré de ces circuits\u00a0: ${titles.join(', ')}.`,
};
