import type { Texts } from '../texts.ts';
import type * as english from '../en/destinations.ts';

export const destinations: Texts<typeof english.destinations> = {
  title: 'Destinations',
  description: 'Volcans, savane, forêt tropicale, lacs et collines royales : là où mènent nos voyages.',
  intro: 'Le Rwanda, c’est un seul pays et bien des climats. Voici où mènent nos voyages, et ce qui vous y attend.',
  empty: 'Aucune destination à afficher en ce moment.',
  tours: 'Voir les circuits',
  plan: 'Envie d’y aller ?',
  planText: 'Chaque circuit peut être adapté à vos souhaits, et la plupart peuvent passer par ici.',
  all: 'Toutes les destinations',
  picture: '{title}, image {index} sur {count}',
  gallery: 'Images : {title}',
  others: 'D’autres lieux',
  toursTo: '{title} : les circuits',
  allToursTo: 'Voir les {count} circuits : {title}',
};
