import { orderEnding } from '../i18n/for-pages';
import type { OrderPage } from './api/types';

type KeptByTerms = NonNullable<OrderPage['refund']>['byTerms'];

/** Why something is kept of what was paid for an order, in the visitor's language: by its terms, or as the office decided. */
export function whyKept(kept: KeptByTerms): string {
  const { decided, byTerms, wholePrice, percent, capped } = orderEnding.whyKept;
  if (!kept) return decided;
  const price = kept.percent === 100 ? wholePrice : percent(kept.percent);
  return byTerms(price, howLongBefore(kept.daysBefore), kept.keepsAll ? capped : '');
}

function howLongBefore(days: number): string {
  const { after, onDay, dayBefore, daysBefore } = orderEnding.whyKept;
  if (days < 0) return after;
  if (days === 0) return onDay;
  return days === 1 ? dayBefore : daysBefore(days);
}
