import type { Texts } from '../texts.ts';
import type * as english from '../en/guide-mails.ts';

export const guideMails: Texts<typeof english.guideMails> = {
  voucherSubject: 'Bon {number} : {supplier}',
  voucherHeading: 'Bon {number}',
  voucherText:
    'Vous trouverez ci-joint un bon pour vos voyageurs. Montrez-le à votre arrivée. Il est aussi sur votre page.',
  supplier: 'Où',
  service: 'Prestation',
  units: 'Unités',
  when: 'Quand',
  guests: 'Voyageurs',
  contact: 'Contact',
};
