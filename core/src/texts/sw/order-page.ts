import type { Texts } from '../texts.ts';
import type * as english from '../en/order-page.ts';

export const orderBox: Texts<typeof english.orderBox> = {
  unreadable: 'Kwa sasa hatuwezi kuonyesha sehemu hii. Tafadhali jaribu tena baadaye, au wasiliana nasi.',
};

export const orderEnding: Texts<typeof english.orderEnding> = {
  by: {
    client: 'Ulighairi nafasi hii{day}.',
    office: 'Tulighairi nafasi hii{day}.',
    departure: 'Ilitubidi kughairi safari hii{day}. Samahani sana.',
    hold: 'Hakuna malipo yaliyofika wakati tulipokuwekea nafasi, kwa hiyo tuliziachilia{day}. Kama umeshalipa, tafadhali tuandikie.',
  },
  on: ' tarehe {day}',
  reason: 'Sababu: {reason}',
  nothing: 'Hakuna kilichokuwa kimelipwa, kwa hiyo hatubakizi chochote wala hakuna cha kurudishwa.',
  title: 'Fedha zako',
  paid: 'Ulizolipa',
  kept: 'Tunazobakiza',
  refund: 'Unazorudishiwa',
  sent: 'Zilizorudishwa hadi sasa',
  due: 'Zilizosalia kurudishwa',
  tooMuch: 'Zilizolipwa zaidi, unarudishiwa',
  coming: 'Tunazirudisha {ways}, na tutakutumia barua pepe zikishatumwa.',
  gone: 'Fedha zote zimeshatumwa kwako. Huenda zikachukua siku chache kuonekana kwenye akaunti yako.',
  none: 'Hakuna kinachorudishwa.',
  again: 'Agiza ziara hii tena',
  others: 'Ona ziara zetu',
};

export const orderMoney: Texts<typeof english.orderMoney> = {
  price: 'Bei',
  payments: 'Malipo',
  total: 'Jumla',
  paid: 'Kilicholipwa',
  left: 'Kilichobaki kulipwa',
  done: 'imelipwa',
  overdue: 'imechelewa',
  pay: '{what, select, deposit {Lipa malipo ya awali, {amount}} balance {Lipa salio, {amount}} other {Lipa malipo yote, {amount}}}',
  hold: 'Tunakuwekea nafasi hadi {moment}.',
  holdByMail:
    'Tunakuwekea nafasi hadi {moment}. Fungua kabla ya hapo kiungo kilicho kwenye barua pepe yetu, nasi tutakuwekea kwa saa {hours}.',
  keepSeats: 'Niwekee nafasi',
  permits: 'Vibali',
  permitsBought: '{label}: {count, number} vimeshanunuliwa ({amount}), havirudishiwi pesa ukighairi',
  permitsToBuy: '{label}: {count, number} bado havijanunuliwa ({amount}), vinarudishiwa pesa kama bei nyingine',
  papers: 'Risiti',
  receipt: '{number}, {day}',
  cancel: 'Ghairi nafasi hii',
  refund: 'Unarudishiwa {amount}.',
  charge: 'Tunabakiza {amount}.',
  reason: 'Sababu (si lazima)',
  confirm: 'Ghairi nafasi',
  confirmRefund: 'Ghairi na urudishiwe {amount}',
};

export const orderMessage: Texts<typeof english.orderMessage> = {
  title: 'Tuandikie kuhusu agizo hili',
  label: 'Ujumbe wako',
  hint: 'Tunajibu kwa barua pepe iliyo kwenye agizo.',
  send: 'Tuma ujumbe',
};

export const travellers: Texts<typeof english.travellers> = {
  title: 'Wanaosafiri',
  intro:
    'Vibali vya hifadhi, hoteli na usafiri kutoka uwanja wa ndege huwekwa kwa majina haya, kama yalivyo kwenye pasipoti.',
  until: 'Unaweza kuyabadilisha hadi {day}.',
  over: 'Yaliweza kubadilishwa hadi {day}. Kama kuna kosa, tafadhali tupigie simu au tuandikie.',
  privacy: 'Tunayahifadhi kwa usimbaji fiche, na tunayafuta siku {days} baada ya safari yako.',
  type: '{code, select, adult {Mtu mzima} child {Mtoto} infant {Mtoto mchanga} youth {Kijana} student {Mwanafunzi} senior {Mzee} resident {Mkazi} other {{name}}}',
  missing: 'Bado haijajazwa',
  add: 'Jaza',
  change: 'Badilisha',
  remove: 'Ondoa',
  removing: 'Ungependa kumwondoa {names} kwenye agizo hili? Tunafuta taarifa zake mara moja.',
  confirmRemove: 'Ondoa na ufute',
  keep: 'Mwache',
  asked:
    '{missing, plural, one {Tafadhali tuambie kuhusu msafiri aliyebaki: vibali hununuliwa kwa majina yaliyo kwenye pasipoti.} other {Tafadhali tuambie kuhusu wasafiri # waliobaki: vibali hununuliwa kwa majina yaliyo kwenye pasipoti.}}',
  enter: 'Jaza wanaosafiri',
  which: 'msafiri wa {number}',
  legend: 'Msafiri wa {number}: {type}',
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
