import type { Texts } from '../texts.ts';
import type * as english from '../en/destinations.ts';

export const destinations: Texts<typeof english.destinations> = {
  title: 'Aho gusura',
  description: 'Ibirunga, umukenke, ishyamba rya kimeza, ibiyaga n’imisozi y’abami: aho ingendo zacu zijya.',
  intro: 'U Rwanda ni igihugu kimwe gifite ibihe bitandukanye. Dore aho ingendo zacu zijya, n’ibyo muzahasanga.',
  empty: 'Ubu nta ho gusura hahari.',
  tours: 'Reba ingendo',
  plan: 'Mwifuza kujyayo?',
  planText: 'Buri rugendo rushobora gutegurwa uko mubyifuza, kandi inyinshi zishobora guca hano.',
  all: 'Aho gusura hose',
  picture: '{title}, ifoto ya {index} kuri {count}',
  gallery: 'Amafoto ya {title}',
  others: 'Ahandi hantu',
  toursTo: 'Ingendo zo gusura {title}',
  allToursTo: 'Ingendo zose uko ari {count} zo gusura {title}',
};
