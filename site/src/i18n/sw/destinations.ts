import type * as english from '../en/destinations';
import type { Texts } from '../texts';

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
  picture: (title, index, count) => `${title}, picha ya ${index} kati ya ${count}`,
  gallery: (title) => `Picha za ${title}`,
  viewCount: (count) => (count === 1 ? 'Imesomwa mara moja' : `Imesomwa mara ${count.toLocaleString('sw')}`),
  others: 'Maeneo mengine',
  toursTo: (title) => `Ziara za kwenda ${title}`,
  allToursTo: (count, title) => `Ziara zote ${count} za kwenda ${title}`,
};
