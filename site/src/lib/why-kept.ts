import { orderEnding } from '../i18n/for-pages';
import type { OrderPage } from './api/types';
import { usd } from './money';

type KeptByTerms = NonNullable<OrderPage['refund']>['byTerms'];

/** Why something is kept of what was paid for an order, in the visitor's language: by its terms, or as the office decided. */
export function whyKept(kept: KeptByTerms): string {
  const words = orderEnding.whyKept;
  if (!kept) return words.decided;
  const { percent, daysBefore, permits, keepsAll } = kept;
  const ofPrice = permits > 0 ? words.percentWithoutPermits : words.percent;
  const price = percent === 100 ? words.wholePrice : ofPrice({ percent });
  return [
    ...(percent > 0 && daysBefore !== null
      ? [words.byTerms({ price, when: howLongBefore(daysBefore), capped: keepsAll ? words.capped : '' })]
      : []),
    ...(permits > 0 && percent < 100 ? [words.permits({ amount: usd(permits) })] : []),
  ].join(' ');
}

function howLongBefore(days: number): string {
  const { after, onDay, dayBefore, daysBefore } = orderEnding.whyKept;
  if (days < 0) return after;
  if (days === 0) return onDay;
  return days === 1 ? dayBefore : daysBefore({ days });
}
