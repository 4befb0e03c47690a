import type { Texts } from '../texts.ts';
import type * as english from '../en/money-terms.ts';

export const moneyTerms: Texts<typeof english.moneyTerms> = {
  dueNow: '{what}, kulipwa sasa',
  dueOn: '{what}, kulipwa kufikia {day}',
  instalments: { deposit: 'Malipo ya awali', balance: 'Salio', full: 'Malipo yote' },
  cancelling: 'Ukighairi',
  until: 'hadi {day}',
  free: 'hutozwi chochote',
  everything: 'unatozwa bei yote',
  charged: 'unatozwa {charge}, unarudishiwa {refund}',
  permitsKept: 'vibali vilivyonunuliwa ({permits}) havirudishwi, unarudishiwa {refund}',
  chargedWithPermits: 'unatozwa {charge}, vibali vilivyonunuliwa ({permits}) havirudishwi, unarudishiwa {refund}',
  untilDays: '{days, plural, =0 {hadi siku ya safari} other {hadi siku # kabla ya safari}}',
  percent: 'unatozwa {percent}% ya bei',
  onlyPermits: 'ni vibali vilivyonunuliwa tu ambavyo havirudishwi',
  percentAndPermits: 'unatozwa {percent}% ya kiasi kilichobaki, na vibali vilivyonunuliwa havirudishwi',
};
