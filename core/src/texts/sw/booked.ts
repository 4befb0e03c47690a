import type { Texts } from '../texts.ts';
import type * as english from '../en/booked.ts';
import { booking } from './booking.ts';

export const booked: Texts<typeof english.booked> = {
  received: ['Agizo lako', 'limepokelewa.'],
  mail: 'Barua pepe yenye ankara yako ya proforma inatumwa kwa',
  next: 'Kinachofuata',
  steps: [
    booking.steps[1],
    'Unaweza kulipa kwa kadi au uhamisho wa benki kwenye ukurasa wa agizo lako, wakati wowote unaokufaa.',
    'Tunza barua pepe yetu, au weka alamisho kwenye ukurasa wa agizo lako: kiungo hicho kinatosha kulifungua.',
  ],
  view: 'Ona agizo lako',
  ask: 'Una maswali yoyote?',
  close: 'Nenda mwanzo',
};
