import type { Texts } from '../texts.ts';
import type * as english from '../en/saved-tours.ts';

export const savedTours: Texts<typeof english.savedTours> = {
  title: 'Ziara ulizohifadhi',
  description: 'Ziara ulizohifadhi kwenye kivinjari hiki, pamoja na bei zake za leo.',
  intro: 'Zimehifadhiwa kwenye kivinjari hiki tu, na hakuna mwingine anayeziona. Bei ni za leo.',
  needsScript: 'Ziara ulizohifadhi hutunzwa na kivinjari chako, ambacho kinahitaji JavaScript kwa hilo.',
  empty: 'Bado hujahifadhi ziara yoyote. Bonyeza alama ya moyo ya ziara, nayo itakusubiri hapa.',
  browse: 'Ona ziara zote',
  remove: 'Ondoa',
  removeOne: 'Ondoa {title}',
  removed: '“{title}” imeondolewa kwenye ziara ulizohifadhi.',
  undo: 'Tendua',
  plan: 'Panga safari kutokana na ziara hizi',
  failed: 'Kwa sasa hatukuweza kusoma ziara ulizohifadhi.',
  notOffered: 'Baadhi ya ziara ulizohifadhi hazitolewi kwa sasa.',
  forget: 'Ziondoe',
  again: 'Jaribu tena',
  brief: 'Tungependa safari yenye sehemu ya ziara hizi: {titles}.',
};
