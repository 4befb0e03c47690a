import type * as english from '../en/waiting-list';
import type { Texts } from '../texts';

export const waitingForm: Texts<typeof english.waitingForm> = {
  title: 'Orodha ya kusubiri',
  intro: (days) => `${days}: tutakutumia barua pepe mara viti vikipatikana, na tutakuwekea kwa saa 24.`,
  offer: 'Ungependa kusubiri? Tutakutumia barua pepe mara viti vikipatikana, na tutakuwekea kwa saa 24.',
  people: 'Idadi ya watu',
  names: 'Jina',
  email: 'Barua pepe',
  phone: 'Namba ya simu',
  required: (label) => `Tafadhali jaza: ${label}`,
  send: 'Nijulishe viti vikipatikana',
  busy: 'Inatuma…',
};

export const waitingList: Texts<typeof english.waitingList> = {
  title: 'Orodha ya kusubiri',
  description: 'Viti vya tarehe ya kuondoka.',
  question: 'Ungependa kujiondoa kwenye orodha ya kusubiri? Viti tulivyokuwekea vinakwenda kwa anayefuata.',
  leave: 'Jiondoe kwenye orodha ya kusubiri',
  home: 'Rudi mwanzo',
};
