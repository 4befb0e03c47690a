import type * as english from '../en/finder';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('fr');

export const finder: Texts<typeof english.finder> = {
  title: 'Trouver un circuit',
  words: 'Qu’aimeriez-vous voir ?',
  wordsExample: 'Gorilles, lac, ville…',
  people: 'Personnes',
  days: 'Durée',
  price: 'Budget du groupe',
  place: 'Destination',
  month: 'Quand',
  sort: 'Trier par',
  any: 'Indifférent',
  anyPlace: 'Partout',
  anyTime: 'À tout moment',
  sorts: { fit: 'Pertinence', price: 'Prix croissant', length: 'Durée croissante' },
  upToDays: (days) => (days === 1 ? '1 jour' : `Jusqu’à ${days} jours`),
  upTo: (price) => `Jusqu’à ${price}`,
  peopleOrMore: (people) => counted(people, { one: '# personne', other: '# personnes' }),
  counted: (label, count) => `${label} (${count})`,
  show: 'Voir les circuits',
  clear: 'Tout effacer',
  remove: (criterion) => `Retirer : ${criterion}`,
  chosen: 'Vous cherchez',
  forWords: (words) => `« ${words} »`,
  inPlace: (place) => place,
  inMonth: (month) => `En ${month}`,
  count: (count) => counted(count, { one: '# circuit', other: '# circuits' }),
  found: (count) => counted(count, { one: '# circuit trouvé', other: '# circuits trouvés' }),
  nothing: 'Aucun circuit ne répond à tous vos critères',
  nothingText:
    'Dites-nous ce que vous imaginez, et nous préparerons le voyage pour vous. Ou regardez les circuits qui s’en approchent le plus :',
  ask: 'Nous demander de le préparer',
  nearest: 'Au plus près de vos souhaits',
  misses: {
    words: 'Ne contient pas tous vos mots',
    people: 'Ne se réserve pas en ligne pour autant de personnes',
    days: 'N’a pas de durée fixe',
    price: 'Prix sur demande',
    place: 'Autre destination',
    month: 'Aucun départ avec assez de places ce mois-là',
  },
  longer: (days) => counted(days, { one: '# jour de plus', other: '# jours de plus' }),
  dearer: (price) => `${price} de plus que votre budget`,
  pages: 'Pages de circuits',
  previous: 'Précédente',
  next: 'Suivante',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  titles: {
    place: (place) => `${place} : circuits`,
    days: (length) => `Circuits (${length.toLowerCase()})`,
    month: (month) => `Circuits en ${month}`,
  },
};
