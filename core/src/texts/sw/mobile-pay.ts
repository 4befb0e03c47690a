import type { Texts } from '../texts.ts';
import type * as english from '../en/mobile-pay.ts';

export const mobilePay: Texts<typeof english.mobilePay> = {
  title: 'Kubali kwenye simu yako',
  payTitle: 'Lipa kwa pesa za simu',
  description: 'Lipia nafasi yako kwa simu.',
  intro:
    'Chagua huduma yako na uandike namba inayolipa. Tutatuma ombi kwenye simu hiyo, nawe utalikubali kwa PIN yako.',
  what: 'Unalipa nini sasa?',
  service: 'Huduma',
  phone: 'Namba ya pesa kwa simu',
  phoneHint: 'Namba za MTN MoMo huanza na 078 au 079, za Airtel Money na 072 au 073.',
  rate: 'Kwa kiwango chetu cha faranga {rate, number} kwa dola.',
  submit: 'Tuma ombi kwenye simu yangu',
  off: 'Kulipa kwa pesa za simu hakuwezekani kwa sasa. Tafadhali chagua njia nyingine, au uliza ofisi yetu:',
  waiting: 'Tumetuma ombi la {francs} kwenye simu yenye namba inayoishia na {end}. Tafadhali likubali kwa PIN yako.',
  waitingShort: 'Tumetuma ombi la {francs} kwenye simu yako. Tafadhali likubali kwa PIN yako.',
  follows:
    'Ukurasa huu utaonyesha wenyewe fedha zikifika. Ombi lisipoonekana ndani ya dakika tano, hutozwi chochote, na unaweza kujaribu tena.',
  settled: 'Murakoze! Malipo yako yamefika.',
  failed: 'Malipo hayakukubaliwa, na hakuna kilichotozwa. Unaweza kujaribu tena.',
  review: 'Tumepokea malipo yako na tunayahakiki. Tutawasiliana nawe hivi karibuni.',
  over: 'Malipo haya yamefungwa au yamerudishwa. Tafadhali wasiliana nasi ukiwa na maswali.',
  amount: 'Unalipa',
  with: 'Kupitia',
  again: 'Jaribu tena',
  reload: 'Angalia tena',
  order: 'Ona agizo lako',
  part: 'Ona sehemu yako ya bili',
  test: 'Hali ya majaribio: hakuna simu inayolia na hakuna fedha zinazolipwa.',
  ending: 'Chagua malipo yaishe vipi.',
  approve: 'Kubali',
  decline: 'Kataa',
  timeout: 'Acha muda uishe',
  goneTitle: 'Malipo hayakupatikana',
  gone: 'Hatuyajui malipo haya. Tafadhali fungua agizo lako kutoka barua pepe yetu na ulipe kutoka hapo.',
  ask: 'Una maswali yoyote?',
};
