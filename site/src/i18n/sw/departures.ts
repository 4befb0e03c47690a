import type * as english from '../en/departures';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';
import { tours } from './tours';

const counted = pluralIn('sw');

export const departures: Texts<typeof english.departures> = {
  title: 'Tarehe za kuondoka',
  intro: 'Chagua tarehe ili uweke nafasi.',
  count: (count) => counted(count, { one: 'Tarehe # ya kuondoka', other: 'Tarehe # za kuondoka' }),
  labels: {
    full: 'Imejaa',
    closed: 'Imefungwa',
    guaranteed: 'Imethibitishwa',
    available: 'Ina nafasi',
    cancelled: 'Imeghairiwa',
  },
  from: (price, people) => `kuanzia ${price} ${tours.forPeople(people)}`,
  choose: 'Chagua',
  all: (count) => `Onyesha tarehe zote ${count}`,
  waiting: 'Orodha ya kusubiri',
  tellMe: (days) => `Orodha ya kusubiri: nijulishe nafasi ikipatikana, ${days}`,
  enquiry:
    'Safari hii tunaipanga kwa ajili yako tu: tuambie utasafiri lini na nani, nasi tutakutumia pendekezo na bei yake.',
  ask: 'Uliza kuhusu safari hii',
  plan: 'Tuambie kuhusu safari yako',
  none: 'Kwa sasa hakuna tarehe inayoweza kuwekewa nafasi. Tuulize tarehe zijazo, au jiunge na orodha ya kusubiri ya tarehe iliyojaa.',
};
