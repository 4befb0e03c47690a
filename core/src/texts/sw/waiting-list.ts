import type { Texts } from '../texts.ts';
import type * as english from '../en/waiting-list.ts';

export const waitingForm: Texts<typeof english.waitingForm> = {
  title: 'Orodha ya kusubiri',
  intro: '{days}: tutakutumia barua pepe mara nafasi zikipatikana, na tutakuwekea kwa saa {hours}.',
  offer: 'Ungependa kusubiri? Tutakutumia barua pepe mara nafasi zikipatikana, na tutakuwekea kwa saa {hours}.',
  people: 'Idadi ya watu',
  names: 'Jina',
  email: 'Barua pepe',
  phone: 'Namba ya simu',
  required: 'Tafadhali jaza: {label}',
  send: 'Nijulishe nafasi zikipatikana',
  busy: 'Inatuma…',
};

export const waitingList: Texts<typeof english.waitingList> = {
  title: 'Orodha ya kusubiri',
  description: 'Nafasi za tarehe ya kuondoka.',
  question:
    'Ungependa kujiondoa kwenye orodha ya kusubiri? Nafasi tulizokuwekea zitakwenda kwa anayefuata kwenye orodha.',
  leave: 'Jiondoe kwenye orodha ya kusubiri',
  home: 'Rudi mwanzo',
};
