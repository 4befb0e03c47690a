import type { Texts } from '../texts.ts';
import type * as english from '../en/order-shares.ts';

export const orderShares: Texts<typeof english.orderShares> = {
  title: 'Gabana fagitire',
  intro: 'Mugendana n’abandi? Mugabanye asigaye kwishyurwa, mwoherereze buri muntu linki yo kwishyura umugabane we.',
  start: 'Gabana fagitire',
  change: 'Ongera ugabanye asigaye',
  replaces: 'Imigabane mishya isimbura itarishyurwa. Linki zayo ntizongera gukora.',
  count: 'Gabanya kimwe ku bantu',
  split: 'Gabanya',
  part: 'Umugabane wa {number}',
  names: 'Amazina',
  amount: 'Amafaranga mu madolari y’Amerika',
  leaveOut: 'Imigabane idafite izina n’amafaranga ntibarwa.',
  sum: 'Imigabane yose hamwe ni {amount}, ari yo yose asigaye kwishyurwa.',
  under: 'Hari {amount} ku yasigaye kwishyurwa atarashyirwa mu mugabane n’umwe.',
  over: 'Imigabane irenza {amount} ku yasigaye kwishyurwa.',
  send: 'Kora linki',
  progress: '{all, plural, one {Hishyuwe umugabane {paid} kuri 1} other {Hishyuwe imigabane {paid} kuri #}}',
  paid: 'Wishyuwe',
  open: 'Nturishyurwa',
  link: 'Linki yo kwishyura',
  linkOf: 'Linki yo kwishyura ya {names}',
  copy: 'Koporora linki',
  copyOf: 'Koporora linki ya {names}',
  copied: 'Linki yakoporowe.',
  notCopied: 'Mushakisha yanyu ntiyemeye ko dukoporora. Linki ni {link}',
};
