import type { Texts } from '../texts.ts';
import type * as english from '../en/traveller-links.ts';

export const travellerLinks: Texts<typeof english.travellerLinks> = {
  title: 'Amakuru yanyu y’urugendo',
  intro:
    'Impushya, amahoteli no gufatwa ku kibuga bifatwa mu izina ryanyu, uko riri muri pasiporo. Uwafashe umwanya n’ibiro byacu ni bo bonyine babona ibyo mwandika.',
  tour: 'Urugendo',
  begins: 'Rutangira',
  goneTitle: 'Iyi linki ntigikora',
  gone: 'Birashoboka ko urugendo rwarangiye cyangwa rwahagaritswe, cyangwa linki zakozwe bundi bushya. Mubaze uwayiboherereje.',
  linksTitle: 'Buri wese yiyandikire amakuru ye',
  linksIntro: 'Mukore linki bwite kuri buri mugenzi: ifungura amakuru ye gusa, si ay’abandi cyangwa aya komande.',
  make: 'Kora linki',
  link: 'Linki bwite',
  linkOf: 'Linki bwite y’umugenzi {number}',
  copy: 'Koporora linki',
  copyOf: 'Koporora linki y’umugenzi {number}',
  end: 'Hagarika linki zose',
  legend: 'Amakuru yanyu',
};
