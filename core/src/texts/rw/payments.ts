import type { Texts } from '../texts.ts';
import type * as english from '../en/payments.ts';

export const pay: Texts<typeof english.pay> = {
  title: 'Kwishyura',
  description: 'Mwishyure n’ikarita umwanya mwafashe.',
  total: 'Ayo kwishyura yose: $',
  what: 'Mwishyura iki ubu?',
  later: '{due}: {amount}',
  method: 'Mwifuza kwishyura mute?',
  placeholder: 'Hitamo uburyo bwo kwishyura',
  methods: { visa: 'Ikarita ya Visa', mastercard: 'Mastercard', bank: 'Kohereza kuri banki' },
  number: 'Komande',
  date: 'Itariki',
  people: 'Abagenda',
  bank: {
    title: 'Ishyura kuri banki',
    how: 'Mwohereze aya mafaranga kuri iyi konti, mwandikeho nimero iranga ubwishyu.',
    ask: 'Ibiro byacu birabaha amakuru ya konti. Mutwandikire cyangwa muduhamagare, muvuge nimero iranga ubwishyu.',
    next: 'Nta mafaranga akurwa kuri uru rupapuro: mwohereze amafaranga munyuze muri banki yanyu. Ibyo mwatumije bizagaragara ko byishyuwe amafaranga akimara kuhagera.',
    amount: 'Amafaranga',
    reference: 'Nimero iranga ubwishyu',
    after: 'Amafaranga namara kugera kuri twe, tuzaboherereza fagitire n’inyemezabwishyu kuri imeyili. Mufite ibibazo?',
  },
  mobile: {
    phone: 'Nimero yo kwishyuriraho',
    hint: 'Nimero ya {service}: itangirwa na {starts}.',
    francs: 'Mwishyura {francs}, ku giciro cy’ivunjisha cyacu cy’amafaranga {rate, number} ku idorali.',
    busy: 'Turimo kubaza telefone yanyu…',
  },
  payNow: 'Ishyura ubu',
  busy: 'Fomu yo kwishyura irimo gufunguka…',
  nothing:
    'Muri iyi mushakisha nta komande yo kwishyura twabonye. Mufungure komande yanyu muvuye muri imeyili yacu, maze mukande Ishyura ubu.',
  sessionFailed: 'Habaye ikibazo mu gufata umwanya. Mwongere mugerageze.',
  networkFailed: 'Habaye ikibazo mu kwishyura. Mwongere mugerageze.',
  cancelled: 'Kwishyura byahagaritswe. Nta mafaranga mwishyujwe.',
  timedOut:
    'Igihe cya fomu y’ikarita cyarangiye, irafungwa. Nta mafaranga mwishyujwe, kandi mushobora kongera kugerageza.',
  test: 'Uburyo bw’igerageza: nta karita ikenewe kandi nta mafaranga yishyurwa.',
  checking: 'Turimo kugenzura ubwishyu bwanyu na banki…',
  unanswered: 'Turacyategereje ko ubwishyu bwanyu bwemezwa. Biratinda kurusha ibisanzwe.',
  notAgain:
    'Ntimwongere kwishyura. Uru rupapuro rurakomeza kugenzura, kandi urupapuro rwa komande yanyu ruzerekana ubwishyu nibumara kwemezwa.',
  order: 'Reba komande',
  safe: 'Amakuru y’ikarita muyuzuza muri fomu ya banki ubwayo; twe ntitubona na rimwe nimero y’ikarita yanyu.',
};

export const sharePay: Texts<typeof english.sharePay> = {
  title: 'Umugabane wanyu kuri fagitire',
  intro: 'Uwo mujyana mu rugendo yagabanye fagitire yarwo na {names}.',
  tour: 'Urugendo',
  names: 'Uwishyura',
  amount: 'Amafaranga',
  pay: 'Ishyura {amount} n’ikarita',
  paid: 'Uyu mugabane warishyuwe. Murakoze, tuzabonana vuba.',
  ended:
    'Nta kigisigaye kwishyurwa hano: urugendo rwarishyuwe, rwarahinduwe cyangwa rwarahagaritswe. Mubaze uwaboherereje linki.',
  goneTitle: 'Igihe cy’iyi linki cyarangiye',
  gone: 'Fagitire ishobora kuba yarongeye kugabanywa. Musabe uwaboherereje linki abahe inshya.',
  needsScript: 'Kwishyura n’ikarita bikenera JavaScript. Kugira ngo mwishyure ukundi, muvugishe ibiro byacu:',
  ask: 'Mufite ibibazo?',
};
