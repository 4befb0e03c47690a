import type { Texts } from '../texts.ts';
import type * as english from '../en/contact.ts';

export const contact: Texts<typeof english.contact> = {
  title: 'Mutuvugishe',
  description: 'Telefoni, imeyili, aderesi, ikarita na fomu: uko mwagera ku bantu b’i Kigali bategura urugendo rwanyu.',
  intro: 'Itsinda ryacu ry’i Kigali risoma ubutumwa bwose, rikabasubiza bitarenze umunsi umwe w’akazi.',
  phone: 'Telefoni',
  email: 'Imeyili',
  address: 'Aderesi',
  social: 'Imbuga nkoranyambaga',
  formTitle: 'Mutwandikire',
  mapTitle: 'Aho dukorera',
  fields: {
    names: 'Amazina yombi',
    email: 'Imeyili',
    subject: 'Impamvu',
    phone: 'Telefoni',
    message: 'Ubutumwa',
  },
  namesRequired: 'Mwuzuze amazina yombi',
  emailRequired: 'Mwuzuze imeyili',
  subjectRequired: 'Mwuzuze impamvu',
  phoneRequired: 'Mwuzuze nimero ya telefoni',
  phoneNumeric: 'Nimero ya telefoni igomba kuba imibare gusa',
  messageRequired: 'Mwandike ubutumwa',
  send: 'Ohereza ubutumwa',
  busy: 'Birimo koherezwa…',
};

export const inquiry: Texts<typeof english.inquiry> = {
  adventure: 'Tegura urugendo',
  tour: {
    subject: '{people, plural, =0 {{title}} one {{title}, umuntu 1} other {{title}, abantu #}}',
    message:
      'Turifuza gufata umwanya muri “{title}”{people, plural, =0 {} one {, turi umuntu 1} other {, turi abantu #}}.',
  },
  order: 'Komande {number}',
  event: {
    subject: 'Kwitabira: {title}',
    message: 'Turifuza kwitabira “{title}”. Tuzaba turi abantu ….',
  },
};
