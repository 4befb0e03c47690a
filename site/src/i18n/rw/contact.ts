import type * as english from '../en/contact';
import type { Texts } from '../texts';

const people = (count: number) => (count === 1 ? 'umuntu 1' : `abantu ${count}`);

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
  tour: (title, count) => ({
    subject: count ? `${title}, ${people(count)}` : title,
    message: `Turifuza gufata umwanya muri “${title}”${count ? `, turi ${people(count)}` : ''}.`,
  }),
  order: (number) => ({ subject: `Komande ${number}`, message: '' }),
  event: (title) => ({
    subject: `Kwitabira: ${title}`,
    message: `Turifuza kwitabira “${title}”. Tuzaba turi abantu ….`,
  }),
};
