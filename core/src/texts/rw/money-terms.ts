import type { Texts } from '../texts.ts';
import type * as english from '../en/money-terms.ts';

export const moneyTerms: Texts<typeof english.moneyTerms> = {
  dueNow: '{what}, yishyurwa ubu',
  dueOn: '{what}, yishyurwa bitarenze ku wa {day}',
  instalments: { deposit: 'Avansi', balance: 'Asigaye', full: 'Yose' },
  cancelling: 'Nimuhagarika',
  until: 'kugeza ku wa {day}',
  free: 'nta cyo mwishyuzwa',
  everything: 'mwishyuzwa yose',
  charged: 'mwishyuzwa {charge}, mugasubizwa {refund}',
  permitsKept: 'impushya zaguzwe ({permits}) ntizisubizwa, mugasubizwa {refund}',
  chargedWithPermits: 'mwishyuzwa {charge}, impushya zaguzwe ({permits}) ntizisubizwa, mugasubizwa {refund}',
  untilDays:
    '{days, plural, =0 {kugeza ku munsi w’urugendo} one {kugeza hasigaye umunsi # ngo urugendo rube} other {kugeza hasigaye iminsi # ngo urugendo rube}}',
  percent: 'mwishyuzwa {percent}% by’igiciro',
  onlyPermits: 'impushya zaguzwe ni zo zonyine zidasubizwa',
  percentAndPermits: 'mwishyuzwa {percent}% by’asigaye, n’impushya zaguzwe ntizisubizwa',
};
