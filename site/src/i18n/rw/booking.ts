import { KINYARWANDA_DURATIONS } from '@imisozi/core/words/durations';
import type * as english from '../en/booking';
import type { Texts } from '../texts';

const years = (count: number) => (count === 1 ? 'mwaka 1' : `myaka ${count}`);

export const booking: Texts<typeof english.booking> = {
  title: 'Fata umwanya muri uru rugendo',
  eventTitle: 'Fata umwanya',
  people: 'Umubare w’abantu',
  fewer: 'Kuramo umuntu umwe',
  more: 'Ongeraho umuntu umwe',
  outside: (people) => `Abantu ${people} bafatirwa umwanya ku biro; mutuvugishe`,
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
  eventDate: 'Itariki',
  required: (label) => `Mwuzuze: ${label}`,
  payLater: 'Fata umwanya, wishyure nyuma',
  payNow: 'Fata umwanya, wishyure ubu',
  busy: 'Birimo gukorwa…',
  refused: (amount) => `Igiciro mwahisemo (${amount}) nticyemewe`,
  gone: 'Ntibigishoboka gufata umwanya hano.',
  later:
    'Nimwishyura nyuma, tuzaboherereza fagitire porofoma. Nimwishyura ubu, turahita tubajyana ku rupapuro rwo kwishyuriraho.',
  ordered: (number) => `Mwamaze gufata uyu mwanya: komande ${number}.`,
  view: 'Reba komande',
  next: 'Ibikurikira',
  steps: [
    'Muzabona imeyili irimo fagitire porofoma na linki ya komande yanyu.',
    'Itsinda ryacu ry’i Kigali rigenzura amatariki n’imyanya, rikabasubiza bitarenze umunsi umwe w’akazi.',
    'Iyo linki ibafasha kwishyura n’ikarita cyangwa kuri banki, ubu cyangwa igihe kibanogeye.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats: (left) => (left === 1 ? 'Hasigaye umwanya 1' : `Hasigaye imyanya ${left}`),
  departure: 'Itariki yo guhaguruka',
  otherDate: 'Indi tariki',
  otherDateHint: 'Gusa niba mwahisemo indi tariki haruguru',
  dateRequired: 'Muhitemo itariki yo guhaguruka cyangwa indi tariki',
  leadDays: (days) =>
    `Nibura ${days === 1 ? 'umunsi' : 'iminsi'} ${days} mbere. Niba mushaka umunsi wa hafi kurushaho, muduhamagare`,
  travellers: 'Abagenda',
  adult: 'Abakuru',
  ages: (from, to) =>
    from === undefined
      ? to === undefined
        ? ''
        : `kugeza ku ${years(to)}`
      : to === undefined
        ? `guhera ku ${years(from)}`
        : `imyaka ${from} kugeza kuri ${to}`,
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
  includesSeason: (season) => `Igihe: ${season}`,
  dueNow: (what) => `${what}, yishyurwa ubu`,
  dueOn: (what, day) => `${what}, yishyurwa bitarenze ku wa ${day}`,
  instalments: { deposit: 'Avansi', balance: 'Asigaye', full: 'Yose' },
  chooseDate: 'Muhitemo itariki murebe ayo muzishyura n’igihe, n’ayo mwishyuzwa muramutse muhagaritse.',
  cancelling: 'Nimuhagarika',
  until: (day) => `kugeza ku wa ${day}`,
  free: 'nta cyo mwishyuzwa',
  everything: 'mwishyuzwa yose',
  charged: (charge, refund) => `mwishyuzwa ${charge}, mugasubizwa ${refund}`,
  permitsKept: (permits, refund) => `impushya zaguzwe (${permits}) ntizisubizwa, mugasubizwa ${refund}`,
  chargedWithPermits: (charge, permits, refund) =>
    `mwishyuzwa ${charge}, impushya zaguzwe (${permits}) ntizisubizwa, mugasubizwa ${refund}`,
  hold: (minutes, hours) =>
    `Tubabikira imyanya iminota ${minutes}. Nimwishyura nyuma, mufungure mbere yaho linki iri muri imeyili yacu, tuyibabikire ${KINYARWANDA_DURATIONS.hours(hours)}.`,
  newPrice: (total) => `Ubu igiciro ni ${total}. Mubanze mukirebe, hanyuma mwongere mufate umwanya.`,
};
