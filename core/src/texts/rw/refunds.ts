import type { Texts } from '../texts.ts';
import type { refunds as english } from '../en/refunds.ts';

export const refunds: Texts<typeof english> = {
  whyKept: {
    decided: 'Ibiro byacu ni byo byafashe iki cyemezo kuri komande yanyu. Niba mufite ikibazo, mutubaze.',
    byTerms: 'Hakurikijwe amabwiriza ya komande, guhagarika {when} byishyurwa {price}{capped}.',
    percent: '{percent, plural, =100 {igiciro cyose} other {# % by’igiciro}}',
    percentWithoutPermits: '{percent, plural, =100 {igiciro cyose} other {# % by’igiciro utabariyemo impushya}}',
    permits: 'Impushya za {amount, number, usd} zari zaramaze kubagurirwa, kandi ntizisubizwa.',
    capped: ', bityo dusigarana ibyari byarishyuwe byose',
    after: 'nyuma y’umunsi w’urugendo',
    before:
      '{days, plural, =0 {ku munsi w’urugendo} =1 {habura umunsi umwe ngo urugendo rube} other {habura iminsi # ngo urugendo rube}}',
  },
  ways: {
    card: 'ku ikarita',
    bank: 'kuri konti ya banki',
    cash: 'mu ntoki',
    'mobile-money': 'kuri Mobile Money',
    'gift-voucher': 'ku ikarita y’impano',
    other: '',
  },
  sameWay: 'mu buryo mwishyuyemo',
  sameWays: '{count, plural, other {mu buryo mwishyuyemo}}: {ways}',
  andWay: '{ways} no {way}',
};
