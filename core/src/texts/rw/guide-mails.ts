import type { Texts } from '../texts.ts';
import type * as english from '../en/guide-mails.ts';

export const guideMails: Texts<typeof english.guideMails> = {
  voucherSubject: 'Vawusheri {number}: {supplier}',
  voucherHeading: 'Vawusheri {number}',
  voucherText: 'Vawusheri y’abashyitsi bawe iri ku mugereka. Yerekane uhageze. Iri no ku rupapuro rwawe.',
  supplier: 'Aho',
  service: 'Serivisi',
  units: 'Umubare',
  when: 'Igihe',
  guests: 'Abashyitsi',
  contact: 'Uwo mwavugana',
};
