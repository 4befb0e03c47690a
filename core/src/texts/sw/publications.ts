import type { Texts } from '../texts.ts';
import type * as english from '../en/publications.ts';

export const publications: Texts<typeof english.publications> = {
  title: 'Matangazo',
  description:
    'Ofa za msimu, orodha za vitu vya kubeba na makala nyingine zenye manufaa kwa safari yako nchini Rwanda.',
  intro: 'Ofa, orodha za vitu vya kubeba na makala nyingine zenye manufaa kwa safari yako.',
  pressTitle: 'Taarifa kwa vyombo vya habari',
  pressDescription: 'Habari zetu kwa wanahabari: safari zetu, waongoza watalii wetu na kusafiri nchini Rwanda.',
  pressIntro: 'Habari zetu kwa wanahabari. Kwa mahojiano na picha, tafadhali wasiliana nasi.',
  empty: 'Kwa sasa hakuna kitu hapa.',
  open: 'Fungua hati',
  document: 'Fungua hati: {title}',
  sidebar: 'Kwenye X',
  sidebarText: 'Hali ya barabara, ndama wachanga na korongo taji: habari fupi kutoka kwa waongoza watalii wetu.',
  sidebarLink: 'Fuata {account}',
};
