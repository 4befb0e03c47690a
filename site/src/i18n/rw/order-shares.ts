import type * as english from '../en/order-shares';
import type { Texts } from '../texts';

export const orderShares: Texts<typeof english.orderShares> = {
  title: 'Gabana fagitire',
  intro: 'Mugendana n’abandi? Mugabanye asigaye kwishyurwa, mwoherereze buri muntu linki yo kwishyura umugabane we.',
  start: 'Gabana fagitire',
  change: 'Ongera ugabanye asigaye',
  replaces: 'Imigabane mishya isimbura itarishyurwa. Linki zayo ntizongera gukora.',
  count: 'Gabanya kimwe ku bantu',
  split: 'Gabanya',
  part: (number) => `Umugabane wa ${number}`,
  names: 'Amazina',
  amount: 'Amafaranga mu madolari y’Amerika',
  leaveOut: 'Imigabane idafite izina n’amafaranga ntibarwa.',
  sum: (amount) => `Imigabane yose hamwe ni ${amount}, ari yo yose asigaye kwishyurwa.`,
  under: (amount) => `Hari ${amount} ku yasigaye kwishyurwa atarashyirwa mu mugabane n’umwe.`,
  over: (amount) => `Imigabane irenza ${amount} ku yasigaye kwishyurwa.`,
  send: 'Kora linki',
  progress: (paid, all) => (all === 1 ? `Hishyuwe umugabane ${paid} kuri 1` : `Hishyuwe imigabane ${paid} kuri ${all}`),
  paid: 'Wishyuwe',
  open: 'Nturishyurwa',
  link: 'Linki yo kwishyura',
  linkOf: (names) => `Linki yo kwishyura ya ${names}`,
  copy: 'Koporora linki',
  copyOf: (names) => `Koporora linki ya ${names}`,
  copied: 'Linki yakoporowe.',
  notCopied: (link) => `Mushakisha yanyu ntiyemeye ko dukoporora. Linki ni ${link}`,
};
