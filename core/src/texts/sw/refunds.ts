import type { Texts } from '../texts.ts';
import type { refunds as english } from '../en/refunds.ts';

export const refunds: Texts<typeof english> = {
  whyKept: {
    decided: 'Ofisi yetu iliamua hivi kwa nafasi yako. Kama una swali kuhusu hili, tafadhali tuulize.',
    byTerms: 'Kwa masharti ya nafasi hii, kughairi {when} hutozwa {price}{capped}.',
    percent: '{percent, plural, =100 {bei yote} other {asilimia # ya bei}}',
    percentWithoutPermits: '{percent, plural, =100 {bei yote} other {asilimia # ya bei bila vibali}}',
    permits: 'Vibali vya {amount, number, usd} vilikuwa vimeshanunuliwa kwa ajili yako, na gharama yake hairudishwi.',
    capped: ', kwa hiyo tunabakiza yote yaliyolipwa',
    after: 'baada ya siku ya safari',
    before: '{days, plural, =0 {siku ya safari} =1 {siku moja kabla ya safari} other {siku # kabla ya safari}}',
  },
  ways: {
    card: 'kwenye kadi',
    bank: 'kwa uhamisho wa benki',
    cash: 'kwa fedha taslimu',
    'mobile-money': 'kwa pesa za simu',
    'gift-voucher': 'kwenye vocha ya zawadi',
    other: '',
  },
  sameWay: 'kwa njia uliyotumia kulipa',
  sameWays: '{count, plural, one {kwa njia uliyotumia kulipa} other {kwa njia ulizotumia kulipa}}: {ways}',
  andWay: '{ways} na {way}',
};
