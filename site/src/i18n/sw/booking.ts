import { SWAHILI_DURATIONS } from '@imisozi/core/words/durations';
import type * as english from '../en/booking';
import { pluralIn } from '../plural';
import type { Texts } from '../texts';

const counted = pluralIn('sw');

const years = (count: number) => counted(count, { one: 'mwaka #', other: 'miaka #' });

export const booking: Texts<typeof english.booking> = {
  title: 'Weka nafasi ya safari hii',
  eventTitle: 'Weka nafasi yako',
  people: 'Idadi ya watu',
  fewer: 'Punguza mtu mmoja',
  more: 'Ongeza mtu mmoja',
  outside: (people) => `Kwa idadi hii (${people}), nafasi huwekwa ofisini; tafadhali wasiliana nasi`,
  total: 'Jumla kwa kikundi chako',
  eventTotal: 'Bei ya nafasi moja',
  freeEntry: 'Kiingilio ni bure',
  noPrice: 'Hakuna bei mtandaoni: tafadhali uliza ofisi yetu',
  names: 'Jina',
  email: 'Barua pepe',
  phone: 'Namba ya simu',
  address: 'Anwani',
  location: 'Mahali',
  locationHint: 'Mahali pa kukuchukua',
  date: 'Tarehe ya safari',
  tooSoon: 'Tafadhali chagua tarehe kuanzia kesho',
  eventDate: 'Tarehe',
  required: (label) => `Tafadhali jaza: ${label}`,
  payLater: 'Weka nafasi, lipa baadaye',
  payNow: 'Weka nafasi, lipa sasa',
  busy: 'Inaweka nafasi…',
  refused: (amount) => `Bei uliyochagua (${amount}) haikubaliki`,
  gone: 'Haiwezekani tena kuweka nafasi hapa.',
  later:
    'Ukilipa baadaye, tutakutumia ankara ya proforma. Ukilipa sasa, tutakupeleka moja kwa moja kwenye ukurasa wa malipo.',
  ordered: (number) => `Tayari umeweka nafasi hii: agizo ${number}.`,
  view: 'Ona agizo lako',
  next: 'Kinachofuata',
  steps: [
    'Utapokea barua pepe yenye ankara yako ya proforma na kiungo cha agizo lako.',
    'Timu yetu ya Kigali inahakiki tarehe na nafasi, kisha inakujibu ndani ya siku moja ya kazi.',
    'Kwa kiungo hicho unaweza kulipa kwa kadi au uhamisho wa benki, sasa au wakati wowote unaokufaa.',
  ],
};

export const bookingOptions: Texts<typeof english.bookingOptions> = {
  seats: (left) => counted(left, { one: 'Nafasi # imebaki', other: 'Nafasi # zimebaki' }),
  departure: 'Tarehe ya kuondoka',
  otherDate: 'Tarehe nyingine',
  otherDateHint: 'Ikiwa tu umechagua tarehe nyingine hapo juu',
  dateRequired: 'Tafadhali chagua tarehe ya kuondoka au tarehe nyingine',
  leadDays: (days) => `Angalau siku ${days} kabla. Kwa siku ya mapema zaidi tupigie simu`,
  travellers: 'Wanaosafiri',
  adult: 'Watu wazima',
  ages: (from, to) =>
    from === undefined
      ? to === undefined
        ? ''
        : `hadi ${years(to)}`
      : to === undefined
        ? `kuanzia ${years(from)}`
        : `miaka ${from} hadi ${to}`,
  countInvalid: 'Tafadhali andika namba kamili',
  extras: 'Huduma za ziada',
  none: 'Hapana',
  yes: 'Ndiyo',
  per: {
    person: 'kwa mtu',
    booking: 'kwa kikundi chote',
    unit: 'kila moja',
    day: 'kwa siku',
    'person-day': 'kwa mtu kwa siku',
  },
  promoCode: 'Msimbo wa punguzo',
  promoHint: 'Kama unao',
  update: 'Onyesha bei',
  price: 'Bei yako',
  total: 'Jumla',
  includesSeason: (season) => `Msimu: ${season}`,
  dueNow: (what) => `${what}, kulipwa sasa`,
  dueOn: (what, day) => `${what}, kulipwa kufikia ${day}`,
  instalments: { deposit: 'Malipo ya awali', balance: 'Salio', full: 'Malipo yote' },
  chooseDate: 'Chagua tarehe ili uone kinachopaswa kulipwa na lini, na gharama za kughairi.',
  cancelling: 'Ukighairi',
  until: (day) => `hadi ${day}`,
  free: 'hutozwi chochote',
  everything: 'unatozwa bei yote',
  charged: (charge, refund) => `unatozwa ${charge}, unarudishiwa ${refund}`,
  permitsKept: (permits, refund) => `vibali vilivyonunuliwa (${permits}) havirudishwi, unarudishiwa ${refund}`,
  chargedWithPermits: (charge, permits, refund) =>
    `unatozwa ${charge}, vibali vilivyonunuliwa (${permits}) havirudishwi, unarudishiwa ${refund}`,
  hold: (minutes, hours) =>
    `Tunakuwekea nafasi kwa dakika ${minutes}. Ukilipa baadaye, fungua kiungo kilicho kwenye barua pepe yetu kabla muda huo haujaisha, nasi tutakuwekea kwa ${SWAHILI_DURATIONS.hours(hours)}.`,
  newPrice: (total) => `Bei sasa ni ${total}. Tafadhali iangalie, kisha uweke nafasi tena.`,
};
