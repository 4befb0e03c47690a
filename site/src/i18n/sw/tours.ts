import { MAX_GROUP_SIZE } from '@imisozi/core/prices';
import type * as english from '../en/tours';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('sw');

export const tours: Texts<typeof english.tours> = {
  title: 'Vifurushi vya ziara',
  description: 'Siku moja hadi wiki mbili hivi, na kila bei ya kikundi chako imeandikwa kwenye ukurasa.',
  intro:
    'Kuanzia siku moja mjini hadi wiki mbili kote nchini. Bei ni za kikundi chako chote, kwa hiyo unajua gharama ya safari kabla ya kuuliza.',
  empty: 'Kwa sasa hatuna ziara za kuonyesha. Tuambie unachofikiria, nasi tutakupangia safari yako mwenyewe.',
  ask: 'Wasiliana nasi',
  from: 'kuanzia',
  forPeople: (count) => (count === 1 ? 'kwa mtu mmoja' : `kwa watu ${count}`),
  onRequest: 'Uliza bei',
  fromPeople: (count) => `Kuanzia watu ${count}`,
  days: (count) => `Siku ${count}`,
  all: 'Ziara zote',
  leadsTo: 'Ziara hii inakwenda',
  routeMap: (stops) => `Ramani ya njia: vituo vyake ${stops} vina namba kama katika orodha iliyo hapa chini`,
  related: 'Ziara zinazopita njia hiyo hiyo',
  overview: 'Safari',
  itinerary: 'Siku kwa siku',
  day: (day) => (/^\d+$/.test(String(day)) ? `Siku ya ${day}` : String(day)),
  tips: 'Mambo ya kujua',
  before: 'Kabla ya kusafiri',
  advice: {
    season: 'Wakati mzuri wa kwenda',
    fitness: 'Afya na nguvu zinazohitajika',
    packing: 'Vitu vya kubeba',
    visa: 'Visa na kuingia nchini',
  },
  questions: 'Maswali ya wasafiri',
  includes: 'Vilivyojumuishwa',
  excludes: 'Visivyojumuishwa',
  nothingListed: 'Hakuna',
  departure: 'Kuondoka',
  location: 'Wapi',
  length: 'Muda',
  prices: 'Bei',
  pricesNote: 'Bei ni kwa dola za Marekani, kwa kikundi chote.',
  people: (count) => counted(count, { one: 'Mtu #', other: 'Watu #' }),
  perPerson: (price) => `${price} kila mtu`,
  eachRange: (least, most) => `${least} hadi ${most} kila mtu`,
  notOffered: 'uliza ofisi yetu',
  pricesInclude: (labels) => `Zinajumuisha: ${new Intl.ListFormat('sw').format(labels)}.`,
  groupOf: (from, to) => (from === to ? `Watu ${from}` : `Watu ${from} hadi ${to}`),
  moreThan: (people) =>
    people === MAX_GROUP_SIZE
      ? 'Mko sita au zaidi? Ofisi yetu itafurahi kupanga pamoja nanyi.'
      : `Mko zaidi ya ${people}? Ofisi yetu itafurahi kupanga pamoja nanyi.`,
  comments: 'Wasafiri wanasema nini',
  picture: (title) => `Picha ya ziara: ${title}`,
  gallery: {
    title: 'Picha za ziara hii',
    caption: (alt, number, count) => `${number} kati ya ${count}: ${alt}`,
    previous: 'Picha iliyotangulia',
    next: 'Picha inayofuata',
    close: 'Funga picha',
  },
};
