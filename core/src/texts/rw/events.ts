import type { Texts } from '../texts.ts';
import type * as english from '../en/events.ts';

export const events: Texts<typeof english.events> = {
  title: 'Ibikorwa',
  description:
    'Amahugurwa, gutembera n’amaguru, gusogongera n’ibitaramo, hamwe n’abayobora ingendo zacu n’abaturanyi babo.',
  intro:
    'Amahugurwa, gutembera n’amaguru, gusogongera n’ibitaramo by’ingoma, hamwe n’abayobora ingendo zacu n’abaturanyi babo.',
  previousTitle: 'Ibikorwa byahise',
  previousIntro: 'Dusubize amaso inyuma ku bikorwa biheruka. Byinshi biragaruka, kandi bimwe byategurwa bisabwe.',
  empty: 'Nta bikorwa byahise bihari',
  previousLink: 'Ibikorwa byahise',
  upcomingLink: 'Ibikorwa bitaha',
  freeEntry: 'Kwinjira ni ubuntu',
  all: 'Ibikorwa byose',
  starts: 'Gitangira',
  ends: 'Kirangira',
  place: 'Ahantu',
  price: 'Igiciro',
  expect: 'Ibizahabera',
  picture: 'Ifoto y’igikorwa: {title}',
  calendar: 'Shyira kuri kalendari',
  others: 'Ibindi bikorwa',
  freeTitle: 'Mwese murahawe ikaze',
  overTitle: 'Iki gikorwa cyararangiye',
  free: 'Kwinjira ni ubuntu: si ngombwa gufata umwanya cyangwa kwishyura.',
  howToCome: 'Uko mwahagera',
  comeAt: 'Duhurire: {place}, {when}. Dutangirira igihe.',
  comeOn: 'Muze twifatanye: {when}. Dutangirira igihe.',
  findPlace: 'Hashake kuri OpenStreetMap',
  tellComing: 'Tumenyeshe ko uzaza',
  over: 'Mwifuza ko cyongera kuba? Mubitubwire.',
  ask: 'Mutuvugishe',
  register: 'Iyandikishe nk’uwitabira',
  failed: 'Ntitwashoboye kwerekana ibikorwa. Mwongere mugerageze mu kanya.',
  team: 'Murategura igikorwa cyanyu?',
  teamText: 'Kuva ku cyumba kugeza ku basemuzi, abakozi bacu bashinzwe ibikorwa biteguye kubafasha.',
  teamLink: 'Saba ubufasha mu gikorwa',
};

export const eventServices: Texts<typeof english.eventServices> = {
  title: 'Gutegura ibikorwa',
  description:
    'Gutegura inama n’ibirori mu Rwanda, gutunganya ibikenewe, kwakira intumwa, kubishyira mu bikorwa no kubikurikirana.',
  others: 'Serivisi zacu eshanu z’ibikorwa',
  pageTitle: '{service}: gutegura ibikorwa mu Rwanda',
  pageDescription: '{intro} Gutegura ibikorwa mu Rwanda.',
  notFound: 'Serivisi ntiyabonetse',
  notFoundText: 'Iyo serivisi ntitwayibonye. Dore eshanu dutanga:',
  request: 'Saba ubufasha mu gikorwa',
};
