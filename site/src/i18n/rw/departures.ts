import type * as english from '../en/departures';
import type { Texts } from '../texts';
import { tours } from './tours';

export const departures: Texts<typeof english.departures> = {
  title: 'Amatariki yo guhaguruka',
  intro: 'Muhitemo itariki kugira ngo mufate umwanya.',
  count: (count) => (count === 1 ? 'Itariki 1 yo guhaguruka' : `Amatariki ${count} yo guhaguruka`),
  labels: {
    full: 'Yuzuye',
    closed: 'Yafunzwe',
    guaranteed: 'Yemejwe',
    available: 'Irimo imyanya',
    cancelled: 'Yahagaritswe',
  },
  from: (price, people) => `guhera kuri ${price} ${tours.forPeople(people)}`,
  choose: 'Hitamo',
  all: (count) => `Erekana amatariki yose uko ari ${count}`,
  waiting: 'Urutonde rw’abategereje',
  tellMe: (days) => `Urutonde rw’abategereje: mumbwire umwanya nuboneka, ${days}`,
  enquiry: 'Uru rugendo turubategurira mwenyine: mutubwire igihe n’abo muzajyana, tuboherereze igiciro.',
  ask: 'Baza kuri uru rugendo',
  plan: 'Tubwire iby’urugendo',
  none: 'Ubu nta tariki ishobora gufatirwa umwanya. Mutubaze amatariki akurikira, cyangwa mujye ku rutonde rw’abategereje rw’iyuzuye.',
};
