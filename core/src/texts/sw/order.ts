import type { Texts } from '../texts.ts';
import type * as english from '../en/order.ts';
import { bookingSteps } from './booking.ts';

export const order: Texts<typeof english.order> = {
  title: 'Agizo',
  description: 'Agizo lako kwetu: maelezo yake, hali yake na jinsi ya kulipa.',
  names: 'Majina',
  phone: 'Simu',
  email: 'Barua pepe',
  needDate: 'Kuanzia tarehe',
  noDay: 'Bado haijachaguliwa: tutakuuliza',
  pickUp: 'Tarehe ya kuchukuliwa',
  status: 'Hali',
  requests: bookingSteps.requests,
  total: 'Jumla: {amount}',
  zone: 'CAT',
  number: 'Agizo {number}',
  people: '{count, plural, one {Mtu #} other {Watu #}}',
  proforma: 'Pakua proforma (PDF)',
  invoice: 'Pakua ankara (PDF)',
  receipt: 'Pakua risiti (PDF)',
  calendar: 'Weka kwenye kalenda',
  payNow: 'Lipa sasa',
  needsScript:
    'Kulipa kwa kadi kunahitaji JavaScript. Ili kulipa kwa uhamisho wa benki, tafadhali wasiliana na ofisi yetu:',
  back: 'Rudi',
  paid: 'Umelipa yote. Asante, tutaonana karibuni.',
  keep: 'Weka alamisho kwenye ukurasa huu: kiungo hiki kinatosha kufungua agizo lako, kwa hiyo tafadhali kitunze.',
  ask: 'Una swali, au ungependa kubadilisha au kughairi kitu?',
  write: 'Tuandikie',
  call: ', piga simu',
  orEmail: 'au tuma barua pepe kwa',
  notFound: 'Hatukulipata agizo hili.',
  statusNames: {
    PENDING: 'Linasubiri',
    APPROVED: 'Limethibitishwa',
    REJECTED: 'Limekataliwa',
    CANCELLED: 'Limeghairiwa',
    PAID: 'Limelipwa',
    REFUNDED: 'Limerudishiwa fedha',
  },
  statuses: {
    PENDING: 'Tumepokea agizo lako na tunahakiki maelezo yake.',
    APPROVED: 'Tarehe zako zimethibitishwa.',
    REJECTED:
      'Samahani, hatuwezi kutoa safari hii kwa tarehe zako. Tafadhali wasiliana nasi, nasi tutatafuta nyingine.',
    CANCELLED: 'Agizo hili limeghairiwa.',
    PAID: 'Tumepokea malipo yako.',
    REFUNDED: 'Malipo yako yamerudishwa.',
  },
};
