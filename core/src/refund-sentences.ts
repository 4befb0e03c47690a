import type { EntryKind } from './ledger.ts';
import type { Read } from './texts/read-in.ts';
import type { refunds } from './texts/en/refunds.ts';

type RefundTexts = Read<typeof refunds>;

/** What the terms of an order charge for a cancellation on that day. */
export interface KeptByTerms {
  /** A percentage of the price without {@link permits}. */
  readonly percent: number;
  /** Days until the day of travel; negative after it, null without one. */
  readonly daysBefore: number | null;
  /** For permits that had been bought, in US dollars. */
  readonly permits: number;
  /** It is more than was paid, so everything is kept. */
  readonly keepsAll: boolean;
}

/** Why a part of the paid amount is kept (rules/cancelling 7). @param kept null if the office decided */
export function whyKept(kept: KeptByTerms | null, { whyKept: texts }: RefundTexts): string {
  if (!kept) return texts.decided;
  const { percent, daysBefore, permits, keepsAll } = kept;
  const price = permits > 0 ? texts.percentWithoutPermits({ percent }) : texts.percent({ percent });
  const capped = keepsAll ? texts.capped : '';
  const when = (days: number) => (days < 0 ? texts.after : texts.before({ days }));
  return [
    ...(percent > 0 && daysBefore !== null ? [texts.byTerms({ price, when: when(daysBefore), capped })] : []),
    ...(permits > 0 && percent < 100 ? [texts.permits({ amount: permits })] : []),
  ].join(' ');
}

/** How the refund is paid: `the way you paid (to the card)`. @param ways in which the money was paid */
export function waysBack(ways: readonly EntryKind[], { ways: names, sameWay, sameWays, andWay }: RefundTexts): string {
  const [first, ...others] = ways.map((way) => names[way]);
  if (!first || others.includes('')) return sameWay;
  return sameWays({ count: ways.length, ways: others.reduce((before, way) => andWay({ ways: before, way }), first) });
}
