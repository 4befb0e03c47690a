import type { Texts } from '../texts.ts';
import type * as english from '../en/order-shares.ts';

export const orderShares: Texts<typeof english.orderShares> = {
  title: 'Gawanya bili',
  intro: 'Unasafiri na wengine? Gawanya kilichobaki kulipwa, kisha umtumie kila mtu kiungo cha kulipa sehemu yake.',
  start: 'Gawanya bili',
  change: 'Gawanya upya kilichobaki',
  replaces: 'Sehemu mpya zinachukua nafasi ya zile ambazo hazijalipwa. Viungo vyake vinaacha kufanya kazi.',
  count: 'Gawanya sawasawa kwa watu',
  split: 'Gawanya',
  part: 'Sehemu ya {number}',
  names: 'Jina',
  amount: 'Kiasi kwa dola za Marekani',
  leaveOut: 'Sehemu zisizo na jina na kiasi zinaachwa.',
  sum: 'Jumla ya sehemu ni {amount}, yaani yote yaliyobaki kulipwa.',
  under: '{amount} ya kilichobaki kulipwa bado haimo katika sehemu yoyote.',
  over: 'Sehemu zimezidi kilichobaki kulipwa kwa {amount}.',
  send: 'Tengeneza viungo',
  progress: '{paid, plural, one {Imelipwa sehemu 1 kati ya {all}} other {Zimelipwa sehemu # kati ya {all}}}',
  paid: 'Imelipwa',
  open: 'Bado haijalipwa',
  link: 'Kiungo cha malipo',
  linkOf: 'Kiungo cha malipo cha {names}',
  copy: 'Nakili kiungo',
  copyOf: 'Nakili kiungo cha {names}',
  copied: 'Kiungo kimenakiliwa.',
  notCopied: 'Kivinjari chako hakikuruhusu kunakili. Kiungo ni {link}',
};
