import type { Texts } from '../texts.ts';
import type * as english from '../en/departures.ts';

export const departures: Texts<typeof english.departures> = {
  title: 'Amatariki yo guhaguruka',
  intro: 'Muhitemo itariki kugira ngo mufate umwanya.',
  count: '{count, plural, one {Itariki 1 yo guhaguruka} other {Amatariki # yo guhaguruka}}',
  labels: {
    full: 'Yuzuye',
    closed: 'Yafunzwe',
    guaranteed: 'Yemejwe',
    available: 'Irimo imyanya',
    cancelled: 'Yahagaritswe',
  },
  choose: 'Hitamo',
  all: 'Erekana amatariki yose uko ari {count}',
  waiting: 'Urutonde rw’abategereje',
  tellMe: 'Urutonde rw’abategereje: mumbwire umwanya nuboneka, {days}',
  enquiry: 'Uru rugendo turubategurira mwenyine: mutubwire igihe n’abo muzajyana, tuboherereze igiciro.',
  ask: 'Baza kuri uru rugendo',
  plan: 'Tubwire iby’urugendo',
  none: 'Ubu nta tariki ishobora gufatirwa umwanya. Mutubaze amatariki akurikira, cyangwa mujye ku rutonde rw’abategereje rw’iyuzuye.',
};
