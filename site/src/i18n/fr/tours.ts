import { MAX_GROUP_SIZE } from '@imisozi/core/prices';
import type * as english from '../en/tours';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('fr');

export const tours: Texts<typeof english.tours> = {
  title: 'Circuits',
  description: 'D’un jour à deux semaines environ, avec tous les prix pour votre groupe sur la page.',
  intro:
    'D’une journée en ville à deux semaines à travers le pays. Les prix valent pour tout votre groupe : vous savez ce que coûte un voyage avant même de nous écrire.',
  empty:
    'Nous n’avons pas de circuit à montrer en ce moment. Dites-nous ce que vous imaginez, et nous préparerons un voyage pour vous.',
  ask: 'Nous contacter',
  from: 'dès',
  forPeople: (count) => counted(count, { one: 'pour une personne', other: 'pour # personnes' }),
  onRequest: 'Prix sur demande',
  fromPeople: (count) => `à partir de ${count} personnes`,
  days: (count) => counted(count, { one: '# jour', other: '# jours' }),
  all: 'Tous les circuits',
  leadsTo: 'Les étapes de ce circuit',
  routeMap: (stops) => `Carte de l’itinéraire : ses ${stops} étapes portent les numéros de la liste ci-dessous`,
  related: 'D’autres circuits dans ces régions',
  overview: 'Le voyage',
  itinerary: 'Jour par jour',
  day: (day) => (/^\d+$/.test(String(day)) ? `Jour ${day}` : String(day)),
  tips: 'Bon à savoir',
  before: 'Avant de partir',
  advice: {
    season: 'Meilleure saison',
    fitness: 'Condition physique',
    packing: 'Dans vos bagages',
    visa: 'Visa et entrée',
  },
  questions: 'Les questions des voyageurs',
  includes: 'Compris',
  excludes: 'Non compris',
  nothingListed: 'Rien de particulier',
  departure: 'Départ',
  location: 'Lieu',
  length: 'Durée',
  prices: 'Prix',
  pricesNote: 'Les prix sont en dollars américains, pour tout le groupe.',
  people: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  perPerson: (price) => `${price}/pers.`,
  eachRange: (least, most) => `de ${least} à ${most} par personne`,
  notOffered: 'nous consulter',
  pricesInclude: (labels) => `Compris : ${new Intl.ListFormat('fr').format(labels)}.`,
  groupOf: (from, to) => (from === to ? `${from} personnes` : `de ${from} à ${to} personnes`),
  moreThan: (people) =>
    people === MAX_GROUP_SIZE
      ? 'Vous êtes six ou plus ? Notre bureau préparera volontiers le voyage avec vous.'
      : `Vous êtes plus de ${people} ? Notre bureau préparera volontiers le voyage avec vous.`,
  comments: 'L’avis des voyageurs',
  picture: (title) => `Image du circuit : ${title}`,
  gallery: {
    title: 'Les images de ce circuit',
    caption: (alt, number, count) => `${number} sur ${count} : ${alt}`,
    previous: 'Image précédente',
    next: 'Image suivante',
    close: 'Fermer les images',
  },
};
