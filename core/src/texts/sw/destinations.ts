import type { Texts } from '../texts.ts';
import type * as english from '../en/destinations.ts';

export const destinations: Texts<typeof english.destinations> = {
  title: 'Maeneo',
  description: 'Volkano, savana, msitu wa mvua, maziwa na vilima vya kifalme: safari zetu zinakokwenda.',
  intro:
    'Rwanda ni nchi moja yenye hali nyingi za hewa. Haya ndiyo maeneo ambako safari zetu hufika, na mambo yanayokusubiri huko.',
  empty: 'Kwa sasa hakuna maeneo.',
  tours: 'Ona ziara',
  plan: 'Ungependa kwenda?',
  planText: 'Kila ziara inaweza kupangwa upendavyo, na nyingi zinaweza kupitia hapa.',
  all: 'Maeneo yote',
  picture: '{title}, picha ya {index} kati ya {count}',
  gallery: 'Picha za {title}',
  others: 'Maeneo mengine',
  toursTo: 'Ziara za kwenda {title}',
  allToursTo: 'Ziara zote {count} za kwenda {title}',
};
