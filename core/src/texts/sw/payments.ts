import type { Texts } from '../texts.ts';
import type * as english from '../en/payments.ts';

export const pay: Texts<typeof english.pay> = {
  title: 'Malipo',
  description: 'Lipa kwa kadi nafasi uliyoweka.',
  total: 'Jumla ya kulipa: $',
  what: 'Unalipa nini sasa?',
  later: '{due}: {amount}',
  method: 'Ungependa kulipa kwa njia gani?',
  placeholder: 'Chagua njia ya kulipa',
  methods: { visa: 'Kadi ya Visa', mastercard: 'Mastercard', bank: 'Uhamisho wa benki' },
  number: 'Agizo',
  date: 'Tarehe',
  people: 'Kwa',
  bank: {
    title: 'Lipa kwa uhamisho wa benki',
    how: 'Tafadhali hamishia kiasi hiki kwenye akaunti hii na utaje namba ya kumbukumbu.',
    ask: 'Ofisi yetu itakupa maelezo ya akaunti. Tafadhali tuandikie au tupigie simu, na utaje namba ya kumbukumbu.',
    next: 'Hakuna kinachotozwa kwenye ukurasa huu: tafadhali tuma fedha kupitia benki yako. Oda yako itaonekana imelipwa fedha zikishafika.',
    amount: 'Kiasi',
    reference: 'Namba ya kumbukumbu',
    after: 'Fedha zikifika, tutakutumia ankara na risiti kwa barua pepe. Una maswali yoyote?',
  },
  mobile: {
    phone: 'Namba ya pesa kwa simu',
    hint: 'Namba ya {service}: inaanza na {starts}.',
    francs: 'Unalipa {francs}, kwa kiwango chetu cha faranga {rate, number} kwa dola.',
    busy: 'Tunauliza simu yako…',
  },
  payNow: 'Lipa sasa',
  busy: 'Inafungua fomu ya malipo…',
  nothing:
    'Hatukupata nafasi ya kulipia katika kivinjari hiki. Tafadhali fungua agizo lako kutoka barua pepe yetu, kisha ubonyeze Lipa sasa.',
  sessionFailed: 'Hitilafu imetokea wakati wa kuweka nafasi. Tafadhali jaribu tena.',
  networkFailed: 'Hitilafu imetokea wakati wa malipo. Tafadhali jaribu tena.',
  cancelled: 'Malipo yameghairiwa. Hujatozwa chochote.',
  timedOut: 'Muda wa fomu ya kadi umekwisha na imefungwa. Hujatozwa chochote, na unaweza kujaribu tena.',
  test: 'Hali ya majaribio: kadi haihitajiki na hakuna fedha zinazolipwa.',
  checking: 'Tunathibitisha malipo yako na benki…',
  unanswered: 'Bado tunasubiri malipo yako yathibitishwe. Inachukua muda mrefu kuliko kawaida.',
  notAgain:
    'Tafadhali usilipe tena. Ukurasa huu unaendelea kuangalia, na ukurasa wa agizo lako utaonyesha malipo yakithibitishwa.',
  order: 'Ona agizo',
  safe: 'Unajaza taarifa za kadi katika fomu ya benki yenyewe; sisi hatuoni kamwe namba ya kadi yako.',
};

export const sharePay: Texts<typeof english.sharePay> = {
  title: 'Sehemu yako ya bili',
  intro: 'Msafiri mwenzako amegawana bili ya safari na {names}.',
  tour: 'Safari',
  names: 'Kwa',
  amount: 'Kiasi',
  pay: 'Lipa {amount} kwa kadi',
  paid: 'Sehemu hii imelipwa. Asante, tutaonana karibuni.',
  ended:
    'Hakuna tena cha kulipa hapa: safari imeshalipiwa, imebadilishwa au imeghairiwa. Tafadhali muulize aliyekutumia kiungo.',
  goneTitle: 'Muda wa kiungo hiki umekwisha',
  gone: 'Huenda bili imegawanywa upya. Tafadhali muulize aliyekutumia kiungo akupe kipya.',
  needsScript:
    'Kulipa kwa kadi kunahitaji JavaScript. Ili kulipa kwa njia nyingine, tafadhali wasiliana na ofisi yetu:',
  ask: 'Una maswali yoyote?',
};
