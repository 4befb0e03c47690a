import type { Texts } from '../texts.ts';
import type * as english from '../en/order-journey.ts';

export const orderJourney: Texts<typeof english.orderJourney> = {
  thanks: 'Asante, {name}.',
  home: 'Karibu nyumbani, {name}.',
  countdown:
    '{days, plural, =0 {Safari yako inaanza leo.} =1 {Safari yako inaanza kesho.} other {Siku # hadi safari yako ianze.}}',
  eventCountdown: '{days, plural, =0 {Ni leo.} =1 {Ni kesho.} other {Zimebaki siku #.}}',
  underWay: 'Uko safarini: furahia kila siku.',
  next: 'Kinachofuata',
  now: 'Sasa',
  soon: 'Ndani ya siku moja ya kazi',
  checking: 'Timu yetu ya Kigali inahakiki tarehe na nafasi, kisha inakuandikia.',
  hold: 'Tunakuwekea nafasi hadi wakati huu: tafadhali fanya malipo ya kwanza kabla yake.',
  instalment:
    '{what, select, deposit {Malipo ya awali ya {amount} yanatakiwa.} balance {Salio la {amount} linatakiwa.} other {{amount} zinatakiwa.}}',
  names: 'Siku ya mwisho ya kutuambia nani anasafiri, kama ilivyo kwenye pasipoti.',
  monthBefore: 'Tunakuandikia kuhusu hali ya hewa, vitu vya kufungasha na hati unazohitaji.',
  weekBefore: 'Tunakuandikia lini na wapi tutakuchukua, na jinsi ya kutupata safarini.',
  start: 'Safari yako inaanza.',
  eventStart: 'Siku imefika.',
  end: 'Siku ya mwisho ya safari yako. Ukishafika nyumbani, tutakuuliza ilikuwaje.',
  checklist: 'Orodha yako',
  done: 'Imefanyika:',
  open: 'Ya kufanya:',
  travellers: '{all, plural, one {Msafiri {known} kati ya {all}} other {Wasafiri {known} kati ya {all}}}',
  money: '{amount} za kulipa kabla ya {day}',
  moneyNow: '{amount} za kulipa sasa',
  moneyDone: 'Umelipa yote',
  toPayments: 'Ona malipo',
  visa: 'Visa na pasipoti',
  visaText:
    'Pasipoti inapaswa kuwa halali kwa miezi sita baada ya safari. Kama unahitaji visa hutegemea uraia wako: tuulize.',
  packing: 'Vitu vya kufungasha',
  packingText: 'Ukurasa wa safari unaeleza siku na barabara zake. Kama huna uhakika, tuulize.',
  insurance: 'Bima ya safari',
  insuranceText: 'Inapaswa kugharamia ugonjwa, ajali na safari ya kurudi nyumbani; haimo kwenye bei.',
  toTerms: 'Masharti yetu yanasema nini',
  toTour: 'Ona ukurasa wa safari',
  review: 'Tuambie ilikuwaje',
  details: 'Agizo lako kwa kina',
  pickUp: 'Kuchukuliwa',
};
