import type { Texts } from '../texts.ts';
import type * as english from '../en/departures.ts';

export const departures: Texts<typeof english.departures> = {
  title: 'Tarehe za kuondoka',
  intro: 'Chagua tarehe ili uweke nafasi.',
  count: '{count, plural, one {Tarehe # ya kuondoka} other {Tarehe # za kuondoka}}',
  labels: {
    full: 'Imejaa',
    closed: 'Imefungwa',
    guaranteed: 'Imethibitishwa',
    available: 'Ina nafasi',
    cancelled: 'Imeghairiwa',
  },
  choose: 'Chagua',
  all: 'Onyesha tarehe zote {count}',
  waiting: 'Orodha ya kusubiri',
  tellMe: 'Orodha ya kusubiri: nijulishe nafasi ikipatikana, {days}',
  enquiry:
    'Safari hii tunaipanga kwa ajili yako tu: tuambie utasafiri lini na nani, nasi tutakutumia pendekezo na bei yake.',
  ask: 'Uliza kuhusu safari hii',
  plan: 'Tuambie kuhusu safari yako',
  none: 'Kwa sasa hakuna tarehe inayoweza kuwekewa nafasi. Tuulize tarehe zijazo, au jiunge na orodha ya kusubiri ya tarehe iliyojaa.',
};
