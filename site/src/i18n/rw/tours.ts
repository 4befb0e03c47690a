import { MAX_GROUP_SIZE } from '@imisozi/core/prices';
import type * as english from '../en/tours';
import type { Texts } from '../texts';

export const tours: Texts<typeof english.tours> = {
  title: 'Ingendo twateguye',
  description: 'Kuva ku munsi umwe kugeza nko ku byumweru bibiri, ibiciro byose by’itsinda ryanyu byanditse.',
  intro:
    'Kuva ku munsi umwe mu mujyi kugeza ku byumweru bibiri mu gihugu hose. Ibiciro ni iby’itsinda ryanyu ryose, bityo mumenya icyo urugendo rutwara mutarabaza.',
  empty: 'Ubu nta ngendo dufite zo kwerekana. Mutubwire icyo mutekereza, tubategurire urugendo rwanyu bwite.',
  ask: 'Mutuvugishe',
  from: 'guhera kuri',
  forPeople: (count) => (count === 1 ? 'ku muntu umwe' : `ku bantu ${count}`),
  onRequest: 'Igiciro gitangwa gisabwe',
  fromPeople: (count) => `Guhera ku bantu ${count}`,
  days: (count) => (count === 1 ? 'Umunsi 1' : `Iminsi ${count}`),
  all: 'Ingendo zose',
  leadsTo: 'Uru rugendo rujya',
  routeMap: (stops) => `Ikarita y’inzira: ahantu ${stops} ihagarara hafite nimero nk’iziri ku rutonde rukurikira`,
  related: 'Ingendo zica mu nzira imwe',
  overview: 'Urugendo',
  itinerary: 'Umunsi ku munsi',
  day: (day) => (/^\d+$/.test(String(day)) ? `Umunsi wa ${day}` : String(day)),
  tips: 'Ibyo kumenya',
  before: 'Mbere yo kugenda',
  advice: {
    season: 'Igihe cyiza cyo kugenda',
    fitness: 'Imbaraga zikenewe',
    packing: 'Ibyo mwitwaza',
    visa: 'Viza no kwinjira mu gihugu',
  },
  questions: 'Ibibazo abagenzi babaza',
  includes: 'Ibirimo',
  excludes: 'Ibitarimo',
  nothingListed: 'Nta na kimwe',
  departure: 'Guhaguruka',
  location: 'Aho rubera',
  length: 'Igihe rumara',
  prices: 'Ibiciro',
  pricesNote: 'Ibiciro biri mu madolari y’Amerika, ku itsinda ryose.',
  people: (count) => (count === 1 ? 'Umuntu 1' : `Abantu ${count}`),
  perPerson: (price) => `${price} kuri buri muntu`,
  eachRange: (least, most) => `${least} kugeza kuri ${most} kuri buri muntu`,
  notOffered: 'baza ibiro byacu',
  // `Intl` knows no Kinyarwanda: Swahili's "na" would stand before a vowel too.
  pricesInclude: (labels) => `Harimo: ${labels.join(', ')}.`,
  groupOf: (from, to) => (from === to ? `Abantu ${from}` : `Abantu ${from} kugeza kuri ${to}`),
  moreThan: (people) =>
    people === MAX_GROUP_SIZE
      ? 'Muri batandatu cyangwa barenga? Ibiro byacu bizishimira kubategurira urugendo.'
      : `Murenze abantu ${people}? Ibiro byacu bizishimira kubategurira urugendo.`,
  comments: 'Icyo abagenzi bavuga',
  picture: (title) => `Ifoto y’urugendo: ${title}`,
  gallery: {
    title: 'Amafoto y’uru rugendo',
    caption: (alt, number, count) => `${number} kuri ${count}: ${alt}`,
    previous: 'Ifoto ibanziriza iyi',
    next: 'Ifoto ikurikira',
    close: 'Funga amafoto',
  },
};
