import type * as english from '../en/destinations';
import type { Texts } from '../texts';

export const destinations: Texts<typeof english.destinations> = {
  title: 'Destinations',
  description: 'Volcans, savane, forêt tropicale, lacs et collines royales : là où mènent nos voyages.',
  intro: 'Le Rwanda, c’est un seul pays et bien des climats. Voici où mènent nos voyages, et ce qui vous y attend.',
  empty: 'Aucune destination à afficher en ce moment.',
  tours: 'Voir les circuits',
  plan: 'Envie d’y aller ?',
  planText: 'Chaque circuit peut être adapté à vos souhaits, et la plupart peuvent passer par ici.',
  all: 'Toutes les destinations',
  picture: (title, index, count) => `${title}, image ${index} sur ${count}`,
  gallery: (title) => `Images : ${title}`,
  viewCount: (count) => (count === 1 ? 'Lu une fois' : `Lu ${count.toLocaleString('fr')} fois`),
  others: 'D’autres lieux',
  toursTo: (title) => `${title} : les circuits`,
  allToursTo: (count, title) => `Voir les ${count} circuits : ${title}`,
};
