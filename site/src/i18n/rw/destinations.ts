import type * as english from '../en/destinations';
import type { Texts } from '../texts';

export const destinations: Texts<typeof english.destinations> = {
  title: 'Aho gusura',
  description: 'Ibirunga, umukenke, ishyamba rya kimeza, ibiyaga n’imisozi y’abami: aho ingendo zacu zijya.',
  intro: 'U Rwanda ni igihugu kimwe gifite ibihe bitandukanye. Dore aho ingendo zacu zijya, n’ibyo muzahasanga.',
  empty: 'Ubu nta ho gusura hahari.',
  tours: 'Reba ingendo',
  plan: 'Mwifuza kujyayo?',
  planText: 'Buri rugendo rushobora gutegurwa uko mubyifuza, kandi inyinshi zishobora guca hano.',
  all: 'Aho gusura hose',
  picture: (title, index, count) => `${title}, ifoto ya ${index} kuri ${count}`,
  gallery: (title) => `Amafoto ya ${title}`,
  viewCount: (count) => (count === 1 ? 'Hasomwe rimwe' : `Hasomwe inshuro ${count.toLocaleString('sw')}`),
  others: 'Ahandi hantu',
  toursTo: (title) => `Ingendo zo gusura ${title}`,
  allToursTo: (count, title) => `Ingendo zose uko ari ${count} zo gusura ${title}`,
};
