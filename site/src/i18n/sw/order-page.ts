import type * as english from '../en/order-page';
import type { Texts } from '../texts';

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable: 'Kwa sasa hatuwezi kuonyesha sehemu hii. Tafadhali jaribu tena baadaye, au wasiliana nasi.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: (day) => `Ulighairi nafasi hii${day}.`,
    office: (day) => `Tulighairi nafasi hii${day}.`,
    departure: (day) => `Ilitubidi kughairi safari hii${day}. Samahani sana.`,
    hold: (day) =>
      `Hakuna malipo yaliyofika wakati tulipokuwekea nafasi, kwa hiyo tuliziachilia${day}. Kama umeshalipa, tafadhali tuandikie.`,
  },
  on: (day) => ` tarehe ${day}`,
  reason: (reason) => `Sababu: ${reason}`,
  nothing: 'Hakuna kilichokuwa kimelipwa, kwa hiyo hatubakizi chochote wala hakuna cha kurudishwa.',
  whyKept: {
    decided: 'Ofisi yetu iliamua hivi kwa nafasi yako. Kama una swali kuhusu hili, tafadhali tuulize.',
    byTerms: (price, when, capped) => `Kwa masharti ya nafasi hii, kughairi ${when} hutozwa ${price}${capped}.`,
    wholePrice: 'bei yote',
    percent: (percent) => `asilimia ${percent} ya bei`,
    percentWithoutPermits: (percent) => `asilimia ${percent} ya bei bila vibali`,
    permits: (amount) => `Vibali vya ${amount} vilikuwa vimeshanunuliwa kwa ajili yako, na gharama yake hairudishwi.`,
    capped: ', kwa hiyo tunabakiza yote yaliyolipwa',
    after: 'baada ya siku ya safari',
    onDay: 'siku ya safari',
    dayBefore: 'siku moja kabla ya safari',
    daysBefore: (days) => `siku ${days} kabla ya safari`,
  },
  title: 'Fedha zako',
  paid: 'Ulizolipa',
  kept: 'Tunazobakiza',
  refund: 'Unazorudishiwa',
  sent: 'Zilizorudishwa hadi sasa',
  due: 'Zilizosalia kurudishwa',
  tooMuch: 'Zilizolipwa zaidi, unarudishiwa',
  coming: (ways) => `Tunazirudisha ${ways}, na tutakutumia barua pepe zikishatumwa.`,
  gone: 'Fedha zote zimeshatumwa kwako. Huenda zikachukua siku chache kuonekana kwenye akaunti yako.',
  none: 'Hakuna kinachorudishwa.',
  sameWay: 'kwa njia uliyotumia kulipa',
  sameWays: (ways) => `kwa njia uliyotumia kulipa: ${ways}`,
  ways: {
    card: 'kwenye kadi',
    bank: 'kwa uhamisho wa benki',
    cash: 'kwa fedha taslimu',
    'mobile-money': 'kwa pesa za simu',
    other: '',
  },
  and: ' na ',
  again: 'Agiza ziara hii tena',
  others: 'Ona ziara zetu',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'Bei',
  payments: 'Malipo',
  total: 'Jumla',
  paid: 'Kilicholipwa',
  left: 'Kilichobaki kulipwa',
  due: (what, day) => `${what}, kulipwa kufikia ${day}`,
  done: 'imelipwa',
  overdue: 'imechelewa',
  instalments: { deposit: 'Malipo ya awali', balance: 'Salio', full: 'Malipo yote' },
  pay: (what, amount) => `Lipa ${what.toLowerCase()}, ${amount}`,
  hold: (moment) => `Tunakuwekea nafasi hadi ${moment}.`,
  holdByMail: (moment, hours) =>
    `Tunakuwekea nafasi hadi ${moment}. Fungua kabla ya hapo kiungo kilicho kwenye barua pepe yetu, nasi tutakuwekea kwa ${hours}.`,
  keepSeats: 'Niwekee nafasi',
  papers: 'Risiti',
  receipt: (number, day) => `${number}, ${day}`,
  cancel: 'Ghairi nafasi hii',
  refund: (amount) => `Unarudishiwa ${amount}.`,
  charge: (amount) => `Tunabakiza ${amount}.`,
  reason: 'Sababu (si lazima)',
  confirm: 'Ghairi nafasi',
  confirmRefund: (amount) => `Ghairi na urudishiwe ${amount}`,
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'Tuandikie kuhusu agizo hili',
  label: 'Ujumbe wako',
  hint: 'Tunajibu kwa barua pepe iliyo kwenye agizo.',
  send: 'Tuma ujumbe',
};

/** The company names its types of travellers itself; `adult` is in every tour, and `child` in most. */
const TYPES: Readonly<Record<string, string>> = {
  adult: 'Mtu mzima',
  child: 'Mtoto',
  infant: 'Mtoto mchanga',
  youth: 'Kijana',
  student: 'Mwanafunzi',
  senior: 'Mzee',
  resident: 'Mkazi',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'Wanaosafiri',
  intro:
    'Vibali vya hifadhi, hoteli na usafiri kutoka uwanja wa ndege huwekwa kwa majina haya, kama yalivyo kwenye pasipoti.',
  until: (day) => `Unaweza kuyabadilisha hadi ${day}.`,
  over: (day) => `Yaliweza kubadilishwa hadi ${day}. Kama kuna kosa, tafadhali tupigie simu au tuandikie.`,
  privacy: 'Tunayahifadhi kwa usimbaji fiche, na tunayafuta siku 30 baada ya safari yako.',
  type: (code) => TYPES[code] ?? `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`,
  missing: 'Bado haijajazwa',
  add: 'Jaza',
  change: 'Badilisha',
  remove: 'Ondoa',
  removing: (names) => `Ungependa kumwondoa ${names} kwenye agizo hili? Tunafuta taarifa zake mara moja.`,
  confirmRemove: 'Ondoa na ufute',
  keep: 'Mwache',
  asked: (missing) =>
    missing === 1
      ? 'Tafadhali tuambie kuhusu msafiri aliyebaki: vibali hununuliwa kwa majina yaliyo kwenye pasipoti.'
      : `Tafadhali tuambie kuhusu wasafiri ${missing} waliobaki: vibali hununuliwa kwa majina yaliyo kwenye pasipoti.`,
  enter: 'Jaza wanaosafiri',
  which: (number) => `msafiri wa ${number}`,
  legend: (number, type) => `Msafiri wa ${number}: ${type}`,
  fields: {
    firstName: 'Jina la kwanza',
    lastName: 'Jina la ukoo',
    birthDate: 'Tarehe ya kuzaliwa',
    nationality: 'Uraia',
    passportNumber: 'Namba ya pasipoti',
    passportExpiry: 'Tarehe ya mwisho ya pasipoti',
    diet: 'Mahitaji ya chakula',
    remarks: 'Maelezo mengine',
    arrivalFlight: 'Ndege ya kuja',
    arrivalAt: 'Saa ya kuwasili',
    departureFlight: 'Ndege ya kurudi',
    departureAt: 'Saa ya kuondoka',
  },
  optional: 'Kwa sasa majina tu yanahitajika. Mengine unaweza kuyaongeza baadaye.',
  zone: 'Saa za ndege ni za Kigali.',
  dietExample: 'Mla mboga tu, mzio …',
  save: 'Hifadhi msafiri huyu',
};
