import type { Texts } from '../texts.ts';
import type * as english from '../en/lodges.ts';

export const lodges: Texts<typeof english.lodges> = {
  title: 'Malazi',
  description: 'Mahali mnapolala katika safari zetu: loji, kambi na hoteli ndogo tunazozijua vizuri.',
  intro:
    'Mahali wasafiri wetu wanapolala. Siku za kila ziara zinataja loji, au mbili ambazo tunachagua kati yake kulingana na nafasi.',
  empty: 'Kwa sasa hakuna malazi.',
  all: 'Malazi yote',
  picture: '{title}, picha ya {index} kati ya {count}',
  gallery: 'Picha za {title}',
  place: 'Mahali',
  level: 'Kiwango',
  levels: { 'mid-range': 'Cha kati', comfort: 'Cha starehe', luxury: 'Cha anasa' },
  size: 'Ukubwa',
  rooms: '{count, plural, one {Chumba 1} other {Vyumba #}}',
  website: 'Tovuti yake',
  map: 'Kwenye ramani',
  tours: 'Ziara zinazolala hapa',
  plan: 'Ungependa kulala hapa?',
  planText: 'Kila ziara yetu inaweza kupangwa kwa malazi unayopenda.',
};
