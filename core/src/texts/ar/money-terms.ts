import type { Texts } from '../texts.ts';
import type * as english from '../en/money-terms.ts';

export const moneyTerms: Texts<typeof english.moneyTerms> = {
  dueNow: '{what}، الاستحقاق الآن',
  dueOn: '{what}، الاستحقاق {day}',
  instalments: { deposit: 'الدفعة المقدمة', balance: 'المبلغ المتبقي', full: 'المبلغ كاملًا' },
  cancelling: 'عند الإلغاء',
  until: 'حتى {day}',
  free: 'لا رسوم',
  everything: 'يُحتسب المبلغ كاملًا',
  charged: 'يُحتسب {charge} ويُعاد إليكم {refund}',
  permitsKept: 'التصاريح المشتراة ({permits}) لا تُسترد، ويُعاد إليكم {refund}',
  chargedWithPermits: 'يُحتسب {charge}، والتصاريح المشتراة ({permits}) لا تُسترد، ويُعاد إليكم {refund}',
  untilDays:
    '{days, plural, =0 {حتى يوم السفر} one {حتى قبل السفر بيوم واحد} two {حتى قبل السفر بيومين} few {حتى قبل السفر بـ# أيام} many {حتى قبل السفر بـ# يومًا} other {حتى قبل السفر بـ# يوم}}',
  percent: 'يُحتسب \u2068{percent}%\u2069 من السعر',
  onlyPermits: 'لا يُحتسب سوى التصاريح المشتراة',
  percentAndPermits: 'يُحتسب \u2068{percent}%\u2069 من الباقي، والتصاريح المشتراة لا تُسترد',
};
