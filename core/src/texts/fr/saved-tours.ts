import type { Texts } from '../texts.ts';
import type * as english from '../en/saved-tours.ts';

export const savedTours: Texts<typeof english.savedTours> = {
  title: 'Vos circuits favoris',
  description: 'Les circuits que vous avez mis en favoris dans ce navigateur, avec leur prix d’aujourd’hui.',
  intro:
    'Ils ne sont conservés que dans ce navigateur, et personne d’autre ne les voit. Les prix sont ceux d’aujourd’hui.',
  needsScript: 'Vos circuits favoris sont conservés par votre navigateur, ce qui nécessite JavaScript.',
  empty: 'Vous n’avez pas encore de circuit favori. Appuyez sur le cœur d’un circuit, et il vous attendra ici.',
  browse: 'Voir tous les circuits',
  remove: 'Retirer',
  removeOne: 'Retirer {title}',
  removed: '« {title} » n’est plus dans vos favoris.',
  undo: 'Annuler',
  plan: 'Préparer un voyage avec ces circuits',
  failed: 'Nous n’avons pas pu lire vos circuits favoris.',
  notOffered: 'Certains de vos circuits favoris ne sont pas proposés en ce moment.',
  forget: 'Les retirer',
  again: 'Réessayer',
  brief: 'Nous aimerions un voyage inspiré de ces circuits : {titles}.',
};
