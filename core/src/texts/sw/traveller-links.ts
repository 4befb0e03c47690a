import type { Texts } from '../texts.ts';
import type * as english from '../en/traveller-links.ts';

export const travellerLinks: Texts<typeof english.travellerLinks> = {
  title: 'Maelezo yako kwa safari',
  intro:
    'Vibali, hoteli na usafiri wa uwanja wa ndege huwekwa kwa jina lako, kama lilivyo kwenye pasipoti yako. Ni aliyeweka nafasi na ofisi yetu tu wanaoona unachoandika.',
  tour: 'Safari',
  begins: 'Inaanza',
  goneTitle: 'Kiungo hiki kimekwisha',
  gone: 'Huenda safari imekwisha au imeghairiwa, au viungo vimetengenezwa upya. Tafadhali muulize aliyekutumia kiungo.',
  linksTitle: 'Kila mtu aandike maelezo yake',
  linksIntro: 'Tengeneza kiungo cha faragha kwa kila msafiri: kinafungua maelezo yake tu, si ya wengine wala ya agizo.',
  make: 'Tengeneza viungo',
  link: 'Kiungo cha faragha',
  linkOf: 'Kiungo cha faragha cha msafiri {number}',
  copy: 'Nakili kiungo',
  copyOf: 'Nakili kiungo cha msafiri {number}',
  end: 'Maliza viungo vyote',
  legend: 'Maelezo yako',
};
