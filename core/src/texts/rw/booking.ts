import type { Texts } from '../texts.ts';
import type * as english from '../en/booking.ts';
import { refusals } from './refusals.ts';

export const booking: Texts<typeof english.booking> = {
  title: 'Fata umwanya muri uru rugendo',
  eventTitle: 'Fata umwanya',
  people: 'Umubare w’abantu',
  fewer: 'Kuramo umuntu umwe',
  more: 'Ongeraho umuntu umwe',
  outside: refusals['people-at-office'],
  total: 'Igiteranyo ku itsinda ryanyu',
  eventTotal: 'Igiciro cy’umwanya umwe',
  freeEntry: 'Kwinjira ni ubuntu',
  noPrice: 'Nta giciro kiri ku rubuga: mubaze ibiro byacu',
  names: 'Amazina',
  email: 'Imeyili',
  phone: 'Nimero ya telefoni',
  address: 'Aderesi',
  location: 'Ahantu',
  locationHint: 'Aho tuzabafatira',
  date: 'Itariki y’urugendo',
  tooSoon: 'Muhitemo itariki guhera ejo hazaza',
  required: 'Mwuzuze: {label}',
  payLater: 'Fata umwanya, wishyure nyuma',
  payNow: 'Fata umwanya, wishyure ubu',
  busy: 'Birimo gukorwa…',
  refused: refusals['price-not-allowed'],
  gone: 'Ntibigishoboka gufata umwanya hano.',
  later:
    'Nimwishyura nyuma, tuzaboherereza fagitire porofoma. Nimwishyura ubu, turahita tubajyana ku rupapuro rwo kwishyuriraho.',
  ordered: 'Mwamaze gufata uyu mwanya: komande {number}.',
  view: 'Reba komande',
  next: 'Ibikurikira',
  steps: [
    'Muzabona imeyili irimo fagitire porofoma na linki ya komande yanyu.',
    'Itsinda ryacu ry’i Kigali rigenzura amatariki n’imyanya, rikabasubiza bitarenze umunsi umwe w’akazi.',
    'Iyo linki ibafasha kwishyura n’ikarita cyangwa kuri banki, ubu cyangwa igihe kibanogeye.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats: '{left, plural, one {Hasigaye umwanya 1} other {Hasigaye imyanya #}}',
  departure: 'Itariki yo guhaguruka',
  otherDate: 'Indi tariki',
  otherDateHint: 'Gusa niba mwahisemo indi tariki haruguru',
  dateRequired: 'Muhitemo itariki yo guhaguruka cyangwa indi tariki',
  leadDays:
    'Nibura {days, plural, one {umunsi} other {iminsi}} {days} mbere. Niba mushaka umunsi wa hafi kurushaho, muduhamagare',
  travellers: 'Abagenda',
  adult: 'Abakuru',
  ages: {
    from: 'guhera ku {from, plural, one {mwaka #} other {myaka #}}',
    upTo: 'kugeza ku {to, plural, one {mwaka #} other {myaka #}}',
    between: 'imyaka {from} kugeza kuri {to}',
  },
  countInvalid: 'Mwandike umubare wuzuye',
  extras: 'Iby’inyongera',
  none: 'Oya',
  yes: 'Yego',
  per: {
    person: 'ku muntu',
    booking: 'ku itsinda ryose',
    unit: 'kuri buri kimwe',
    day: 'ku munsi',
    'person-day': 'ku muntu ku munsi',
  },
  promoCode: 'Kode yo kugabanyirizwa',
  promoHint: 'Niba muyifite',
  update: 'Erekana igiciro',
  price: 'Igiciro cyanyu',
  total: 'Igiteranyo',
  includesSeason: 'Igihe: {season}',
  chooseDate: 'Muhitemo itariki murebe ayo muzishyura n’igihe, n’ayo mwishyuzwa muramutse muhagaritse.',
  hold: 'Tubabikira imyanya iminota {minutes}. Nimwishyura nyuma, mufungure mbere yaho linki iri muri imeyili yacu, tuyibabikire {hours, plural, one {isaha #} other {amasaha #}}.',
  newPrice: 'Ubu igiciro ni {total}. Mubanze mukirebe, hanyuma mwongere mufate umwanya.',
  newTerms:
    'Uyu munsi ufite andi mabwiriza yo kwishyura cyangwa guhagarika. Mubanze muyarebe, hanyuma mwongere mufate umwanya.',
};

/** The three steps of the booking form. */
export const bookingSteps: Texts<typeof english.bookingSteps> = {
  when: 'Ryari',
  who: 'Ni bande, n’iki',
  you: 'Wowe',
  next: 'Komeza',
  calendar: 'Kalindari y’iminsi, ibiciro n’imyanya',
  calendarOf: 'Iminsi y’urugendo',
  nextMonth: 'Ukwezi gutaha',
  previousMonth: 'Ukwezi gushize',
  each: '{price} kuri buri muntu',
  full: 'byuzuye: injira ku rutonde rw’abategereje',
  addressHint: 'Kubera inyemezabuguzi yawe: umujyi n’igihugu birahagije',
  requests: 'Ibyifuzo byihariye',
  requestsHint: 'Ibirori, indege igera nijoro, icyumba gituje: mutubwire icyabafasha',
  extras: '{count, plural, one {inyongera 1} other {inyongera #}}',
  tickets: 'Umubare w’amatike',
  fewerTickets: 'Kuramo itike imwe',
  moreTickets: 'Ongeraho itike imwe',
  ticketCount: '{count, plural, one {itike 1} other {amatike #}}',
  /** The kinds of extras. */
  kinds: { permit: 'Impushya', room: 'Ibyumba', service: 'Inyongera' },
  kindHints: {
    permit: 'Zo gusura inyamaswa; uruhushya rumaze kugurwa ntirusubizwa amafaranga',
    room: 'Ku byumba bitari ibiri mu giciro gusa',
  },
  rooms: '{count, plural, one {icyumba 1} other {ibyumba #}}',
};
