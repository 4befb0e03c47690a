import type { Texts } from '../texts.ts';
import type * as english from '../en/guide-mails.ts';

export const guideMails: Texts<typeof english.guideMails> = {
  voucherSubject: 'Vocha {number}: {supplier}',
  voucherHeading: 'Vocha {number}',
  voucherText: 'Vocha ya wageni wako imeambatishwa. Tafadhali ionyeshe unapofika. Iko pia kwenye ukurasa wako.',
  supplier: 'Wapi',
  service: 'Huduma',
  units: 'Idadi',
  when: 'Lini',
  guests: 'Wageni',
  contact: 'Mawasiliano',
};
