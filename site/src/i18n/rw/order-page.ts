import type * as english from '../en/order-page';
import type { Texts } from '../texts';

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable: 'Ubu ntidushobora kwerekana ibi. Mwongere mugerageze nyuma, cyangwa mutuvugishe.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: (day) => `Mwahagaritse iyi komande${day}.`,
    office: (day) => `Twahagaritse iyi komande${day}.`,
    departure: (day) => `Byabaye ngombwa ko duhagarika uru rugendo${day}. Mutubabarire.`,
    hold: (day) =>
      `Nta bwishyu bwatugezeho mu gihe twari tubabikiye imyanya, bityo twayirekuye${day}. Niba mwarishyuye, mutwandikire.`,
  },
  on: (day) => ` ku wa ${day}`,
  reason: (reason) => `Impamvu: ${reason}`,
  nothing: 'Nta cyari cyarishyuwe, bityo nta cyo dusigarana kandi nta gisubizwa.',
  whyKept: {
    decided: 'Ibiro byacu ni byo byafashe iki cyemezo kuri komande yanyu. Niba mufite ikibazo, mutubaze.',
    byTerms: (price, when, capped) =>
      `Hakurikijwe amabwiriza ya komande, guhagarika ${when} byishyurwa ${price}${capped}.`,
    wholePrice: 'igiciro cyose',
    percent: (percent) => `${percent} % by’igiciro`,
    percentWithoutPermits: (percent) => `${percent} % by’igiciro utabariyemo impushya`,
    permits: (amount) => `Impushya za ${amount} zari zaramaze kubagurirwa, kandi ntizisubizwa.`,
    capped: ', bityo dusigarana ibyari byarishyuwe byose',
    after: 'nyuma y’umunsi w’urugendo',
    onDay: 'ku munsi w’urugendo',
    dayBefore: 'habura umunsi umwe ngo urugendo rube',
    daysBefore: (days) => `habura iminsi ${days} ngo urugendo rube`,
  },
  title: 'Amafaranga yanyu',
  paid: 'Ayishyuwe',
  kept: 'Ayo dusigarana',
  refund: 'Ayo musubizwa',
  sent: 'Amaze gusubizwa',
  due: 'Asigaye gusubizwa',
  tooMuch: 'Ayishyuwe arenga, musubizwa',
  coming: (ways) => `Tuyasubiza ${ways}, kandi tuzaboherereza imeyili namara koherezwa.`,
  gone: 'Yose ari mu nzira abageraho. Ashobora gufata iminsi mike ngo agaragare kuri konti yanyu.',
  none: 'Nta gisubizwa.',
  sameWay: 'mu buryo mwishyuyemo',
  sameWays: (ways) => `mu buryo mwishyuyemo: ${ways}`,
  ways: {
    card: 'ku ikarita',
    bank: 'kuri konti ya banki',
    cash: 'mu ntoki',
    'mobile-money': 'kuri Mobile Money',
    other: '',
  },
  and: ' no ',
  again: 'Ongera ufate umwanya muri uru rugendo',
  others: 'Reba ingendo zacu',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'Igiciro',
  payments: 'Ubwishyu',
  total: 'Igiteranyo',
  paid: 'Ayishyuwe',
  left: 'Asigaye kwishyurwa',
  due: (what, day) => `${what}, yishyurwa bitarenze ku wa ${day}`,
  done: 'yishyuwe',
  overdue: 'yararengeje igihe',
  instalments: { deposit: 'Avansi', balance: 'Asigaye', full: 'Yose' },
  pay: (what, amount) => `Ishyura ${what.toLowerCase()}, ${amount}`,
  hold: (moment) => `Tubabikiye imyanya kugeza: ${moment}.`,
  holdByMail: (moment, hours) =>
    `Tubabikiye imyanya kugeza: ${moment}. Mufungure mbere yaho linki iri muri imeyili yacu, tuyibabikire ${hours}.`,
  keepSeats: 'Mumbikire imyanya',
  papers: 'Inyemezabwishyu',
  receipt: (number, day) => `${number}, ${day}`,
  cancel: 'Hagarika iyi komande',
  refund: (amount) => `Musubizwa ${amount}.`,
  charge: (amount) => `Dusigarana ${amount}.`,
  reason: 'Impamvu (si ngombwa)',
  confirm: 'Hagarika komande',
  confirmRefund: (amount) => `Hagarika, usubizwe ${amount}`,
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'Mutwandikire kuri iyi komande',
  label: 'Ubutumwa bwanyu',
  hint: 'Dusubiza kuri imeyili iri kuri komande.',
  send: 'Ohereza ubutumwa',
};

/** The company names its types of travellers itself; `adult` is in every tour, and `child` in most. */
const TYPES: Readonly<Record<string, string>> = {
  adult: 'Umuntu mukuru',
  child: 'Umwana',
  infant: 'Uruhinja',
  youth: 'Urubyiruko',
  student: 'Umunyeshuri',
  senior: 'Ugeze mu za bukuru',
  resident: 'Utuye mu gihugu',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'Abagenda',
  intro:
    'Impushya za pariki, amahoteli no gufatwa ku kibuga cy’indege bifatirwa kuri aya mazina, nk’uko ari muri pasiporo.',
  until: (day) => `Mushobora kuyahindura kugeza ku wa ${day}.`,
  over: (day) => `Yashoboraga guhindurwa kugeza ku wa ${day}. Niba hari ikosa, muduhamagare cyangwa mutwandikire.`,
  privacy: 'Tuyabika mu ibanga ry’ikoranabuhanga, tukayasiba nyuma y’iminsi 30 urugendo rurangiye.',
  type: (code) => TYPES[code] ?? `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`,
  missing: 'Ntaruzuzwa',
  add: 'Uzuza',
  change: 'Hindura',
  remove: 'Kuramo',
  removing: (names) => `Gukura ${names} muri iyi komande? Duhita dusiba amakuru ye.`,
  confirmRemove: 'Kuramo usibe',
  keep: 'Murekeremo',
  asked: (missing) =>
    missing === 1
      ? 'Mutubwire umugenzi utaruzuzwa: impushya zigurwa ku mazina ari muri pasiporo.'
      : `Mutubwire abagenzi ${missing} bataruzuzwa: impushya zigurwa ku mazina ari muri pasiporo.`,
  enter: 'Uzuza abagenda',
  which: (number) => `umugenzi wa ${number}`,
  legend: (number, type) => `Umugenzi wa ${number}: ${type}`,
  fields: {
    firstName: 'Irindi zina',
    lastName: 'Izina ry’umuryango',
    birthDate: 'Itariki y’amavuko',
    nationality: 'Ubwenegihugu',
    passportNumber: 'Nimero ya pasiporo',
    passportExpiry: 'Igihe pasiporo irangirira',
    diet: 'Ibyo kurya',
    remarks: 'Ibindi twamenya',
    arrivalFlight: 'Indege ibazana',
    arrivalAt: 'Isaha yo kuhagera',
    departureFlight: 'Indege ibasubiza',
    departureAt: 'Isaha yo guhaguruka',
  },
  optional: 'Ubu hakenewe amazina gusa. Ibindi mushobora kubyongeraho nyuma.',
  zone: 'Amasaha y’indege ni ay’i Kigali.',
  dietExample: 'Atarya inyama, ibimugwa nabi …',
  save: 'Bika uyu mugenzi',
};
