import type { Texts } from '../texts.ts';
import type * as english from '../en/privacy.ts';

export const asked: Texts<typeof english.asked> = {
  title: 'Kila tunachouliza',
  intro: 'Orodha hii inatokana na fomu zetu zenyewe. Unachoacha wazi hatukihifadhi.',
  whatFor: 'Kwa nini: {purpose}',
  howLong: 'Muda gani: {kept}',
  purpose: {
    payer: 'ili kuomba simu yako ikubali malipo',
    gift: 'kutengeneza na kutuma vocha ya zawadi',
    booking: 'kupanga safari yako au nafasi yako kwenye tukio, kukutumia hati zake, na kuja kukuchukua',
    travellers:
      'hifadhi zinahitaji pasipoti, tarehe za kuzaliwa na uraia kwa ajili ya vibali; hoteli na waongozaji wanahitaji mlo na maelezo (pia ya afya, ukipenda kutuambia); anayekuja kukuchukua anahitaji ndege zako. Majina tu ndiyo yanayohitajika',
    order: 'kukujibu kuhusu nafasi uliyoweka',
    shares: 'kumpa kila anayelipa sehemu kiungo chake, chenye jina lake',
    review: 'kuwaonyesha wasafiri wengine maoni yako, pamoja na jina unalochagua',
    comment: 'kuonyesha maneno yako pamoja na jina lako; barua pepe yako huonwa na wafanyakazi wetu tu',
    acceptance: 'kukuwekea nafasi kutokana na pendekezo ulilochagua',
    quote:
      'kubadilisha pendekezo tulilokuandalia, au kuelewa kwa nini halikukufaa; pamoja nalo tunahifadhi jina lako, anwani zako na uliyotuambia kuhusu safari',
    waiting: 'kukuambia nafasi zinapopatikana, na kukuwekea',
    registration: 'kuandaa tukio na chakula chako',
    contact: 'kukujibu',
    brief: 'kukupangia safari, na kukuandikia kuihusu',
    event: 'kupanga tukio lako pamoja nawe, na kukuandikia kulihusu',
    airTicket: 'kukutafutia ndege, na kukuandikia kuzihusu',
    newsletter: 'kukutumia jarida letu',
    guide: 'kwa waongozaji wetu tu: kuiambia ofisi yanayotokea safarini',
    staff: 'kwa wafanyakazi wetu tu: kuwaruhusu kuingia',
  },
  kept: {
    payer: 'namba: siku {days}; malipo: kwa muda wote ambao sheria inataka kwa hesabu zetu',
    gift: 'isiyolipwa: siku {days}; vocha: kwa muda ambao sheria inaitaka hesabu zetu',
    accounts: 'kwa muda ambao sheria inataka kwa hesabu zetu',
    trip: 'kwa usimbaji fiche, na kufutwa siku {days} baada ya safari',
    booking: 'kwa muda wote wa uwekaji nafasi',
    quote:
      '{years, plural, one {mwaka #} other {miaka #}} baada ya siku ya mwisho ambayo ungeweza kulikubali; likikubaliwa, kwa muda wote wa uwekaji nafasi',
    written:
      'kilichoandikwa: hufutwa siku {days} baada ya safari; kilichofanyika na lini: kwa muda wote wa uwekaji nafasi; taarifa za mwongozaji: hufutwa mwaka mmoja baada ya kuondoka',
    shown: 'kwa muda tunaoonyesha; ukituomba, tunaondoa',
    conversation: '{years, plural, one {mwaka #} other {miaka #}} baada ya ujumbe wa mwisho',
    asked: 'hadi utakapotuomba kufuta',
    subscribed: 'hadi utakapojiondoa',
    account: 'kwa muda wote wa akaunti; nywila yenyewe hatuihifadhi',
  },
};
