import type { Texts } from '../texts.ts';
import type { giftPaper as english } from '../en/gift-paper.ts';

export const giftPaper: Texts<typeof english> = {
  title: 'Ikarita y’impano',
  for: 'Igenewe',
  from: 'Itanzwe na',
  worth: 'Ifite agaciro ka {amount}',
  code: 'Kode: {code}',
  validUntil: 'Ifite agaciro kugeza ku wa {day}.',
  how: 'Mwandike kode igihe mwishyura urugendo ku rubuga rwacu, cyangwa muyitubwire kuri telefone. Ishobora gukoreshwa mu byiciro. Ufite kode wese ashobora kuyikoresha, muyibike neza.',
  farewell: 'Tubategerezanyije ibyishimo. {company}',
  amount: 'Amafaranga',
  until: 'Ifite agaciro kugeza',
  discover: 'Murebe ingendo zacu',
  bought: {
    subject: 'Ikarita y’impano mwaguriye {to}',
    heading: 'Ikarita y’impano yanyu iriteguye',
    text: 'Murakoze, {from}. Ikarita y’impano ya {to} iri ku mugereka, mushobora kuyicapa.',
  },
  received: {
    subject: '{from} abahaye urugendo',
    heading: 'Impano yanyu',
    text: 'Muraho {to}, {from} abahaye ikarita y’impano y’urugendo hamwe natwe. Iri ku mugereka.',
  },
};
