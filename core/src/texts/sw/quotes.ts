import type { quotes as English } from '../en/quotes.ts';
import type { Texts } from '../texts.ts';

export const quotes: Texts<typeof English> = {
  title: 'Pendekezo lako',
  description: 'Safari iliyoandaliwa kwa ajili yako.',
  number: 'Pendekezo {number}',
  for: 'Kwa {names}',
  validUntil: 'Halali hadi {day}',
  facts: {
    dates: 'Tarehe za safari',
    openDates: 'Tutakubaliana',
    length: 'Muda',
    days: '{days, plural, one {siku #} other {siku #}}',
    party: 'Wasafiri',
    people: '{people, plural, one {mtu #} other {watu #}}',
  },
  seats: {
    label: 'Nafasi',
    enough: 'Mtawekewa mara mtakapokubali',
    'few-left': '{left, plural, one {Imebaki nafasi #} other {Zimebaki nafasi #}} tu; mtawekewa mara mtakapokubali',
    full: 'Nafasi zilizobaki hazitoshi',
    gone: 'Haitolewi tena',
    noneNote:
      'Safari ya tarehe hii haina tena nafasi za kutosha kwa kundi lenu. Tuambieni hapa chini kinachowafaa, nasi tutatafuta tarehe nyingine.',
    goneNote:
      'Safari ya tarehe hii haitolewi tena. Tuambieni hapa chini kinachowafaa, nasi tutatafuta tarehe nyingine.',
  },
  itinerary: 'Siku kwa siku',
  day: 'Siku ya {day}',
  place: 'Inaishia',
  stay: 'Unapolala',
  meals: 'Milo',
  mealNames: { breakfast: 'Kifungua kinywa', lunch: 'Chakula cha mchana', dinner: 'Chakula cha jioni' },
  price: 'Bei',
  option: 'Chaguo la {number}',
  total: 'Jumla',
  payments: 'Lini kulipa',
  paper: 'Fungua kama PDF',
  accept: {
    title: 'Kubali pendekezo hili',
    intro:
      'Nafasi yako inawekwa mara moja, kisha unaenda kwenye malipo. Hakuna kinachotozwa kabla hujathibitisha huko.',
    option: 'Chagua moja',
    names: 'Jina lako kamili',
    agree: 'Nakubali bei na masharti yaliyo hapo juu.',
    button: 'Kubali na uende kwenye malipo',
    disagreed: 'Tafadhali weka alama kuwa unakubali bei na masharti',
  },
  change: { title: 'Omba mabadiliko', message: 'Ungependa nini kiwe tofauti?', button: 'Tuma' },
  decline: {
    title: 'Kataa',
    intro: 'Mipango yako imebadilika, au hii siyo safari uliyoiwazia?',
    reason: 'Ungetuambia kwa nini? (si lazima)',
    button: 'Kataa pendekezo hili',
  },
  states: {
    DRAFT: 'Hii ni rasimu. Ofisi yetu pekee ndiyo inaiona.',
    ACCEPTED: 'Pendekezo hili limekubaliwa, na nafasi imewekwa. Kiungo chake kiko kwenye barua pepe yako.',
    DECLINED: 'Pendekezo hili limekataliwa. Ukibadili mawazo, tuandikie tu.',
    EXPIRED: 'Pendekezo hili lilikuwa halali hadi {day}. Tuandikie, nasi tutaliongezea muda kwa furaha.',
    WITHDRAWN: 'Pendekezo hili si halali tena. Tafadhali tuandikie upate jipya.',
  },
  button: 'Tazama pendekezo lako',
  proposal: 'Pendekezo',
  acceptHere: 'Tazama picha, chagua na ukubali hapa:',
  goneTitle: 'Pendekezo halikupatikana',
  gone: 'Pendekezo hili halikupatikana. Tafadhali angalia kiungo, au tuandikie.',
};
