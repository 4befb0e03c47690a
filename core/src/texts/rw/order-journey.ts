import type { Texts } from '../texts.ts';
import type * as english from '../en/order-journey.ts';

export const orderJourney: Texts<typeof english.orderJourney> = {
  thanks: 'Murakoze, {name}.',
  home: 'Murakaza neza imuhira, {name}.',
  countdown:
    '{days, plural, =0 {Urugendo rwanyu ruratangira uyu munsi.} =1 {Urugendo rwanyu ruratangira ejo.} other {Hasigaye iminsi # urugendo rwanyu rugatangira.}}',
  eventCountdown: '{days, plural, =0 {Ni uyu munsi.} =1 {Ni ejo.} other {Hasigaye iminsi #.}}',
  underWay: 'Muri mu rugendo: mwishimire buri munsi.',
  next: 'Ibikurikira',
  now: 'Ubu',
  soon: 'Mu munsi umwe w’akazi',
  checking: 'Itsinda ryacu i Kigali rigenzura amatariki n’imyanya, hanyuma rikabandikira.',
  hold: 'Tubabikiye imyanya kugeza iki gihe: mwishyure bwa mbere mbere yacyo.',
  instalment:
    '{what, select, deposit {Avansi ya {amount} igomba kwishyurwa.} balance {Asigaye angana na {amount} agomba kwishyurwa.} other {{amount} agomba kwishyurwa.}}',
  names: 'Umunsi wa nyuma wo kutubwira abazagenda, uko biri muri pasiporo.',
  monthBefore: 'Tubandikira ku kirere, ibyo gupakira n’impapuro mukeneye.',
  weekBefore: 'Tubandikira igihe n’aho tuzabafata, n’uko mwatubona mu nzira.',
  start: 'Urugendo rwanyu ruratangira.',
  eventStart: 'Umunsi wageze.',
  end: 'Umunsi wa nyuma w’urugendo rwanyu. Nimugera imuhira, tuzababaza uko rwagenze.',
  checklist: 'Urutonde rwanyu',
  done: 'Byakozwe:',
  open: 'Bisigaye:',
  travellers: '{all, plural, one {Umugenzi {known} kuri {all}} other {Abagenzi {known} kuri {all}}}',
  money: '{amount} yo kwishyura bitarenze {day}',
  moneyNow: '{amount} yo kwishyura ubu',
  moneyDone: 'Byose byishyuwe',
  toPayments: 'Reba ubwishyu',
  visa: 'Viza na pasiporo',
  visaText:
    'Pasiporo ikwiye kuba igifite agaciro amezi atandatu nyuma y’urugendo. Niba mukeneye viza biterwa n’ubwenegihugu bwanyu: mutubaze.',
  packing: 'Ibyo gupakira',
  packingText: 'Urupapuro rw’urugendo rubabwira iminsi n’imihanda yarwo. Niba mutabizi neza, mutubaze.',
  insurance: 'Ubwishingizi bw’urugendo',
  insuranceText: 'Bukwiye kwishyura indwara, impanuka no gutaha; ntiburi mu giciro.',
  toTerms: 'Icyo amabwiriza yacu avuga',
  toTour: 'Reba urupapuro rw’urugendo',
  review: 'Mutubwire uko byagenze',
  details: 'Komande yanyu mu buryo burambuye',
  pickUp: 'Aho n’igihe mufatwa',
};
