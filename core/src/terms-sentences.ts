import { daysBetween, type Day } from './kigali-time.ts';
import type { CancellationOffer } from './pricing/cancellation.ts';
import type { Instalment } from './pricing/instalments.ts';
import type { RefundPeriod } from './pricing/refund-bar.ts';
import type { moneyTerms } from './texts/en/money-terms.ts';
import type { Read } from './texts/read-in.ts';

// The sentences of one booking. Browsers load them with the booking form: those of a tour, which need its prices, are
// in `tour-terms-sentences.ts`.

export type MoneyTexts = Read<typeof moneyTerms>;

/** How the reader's language writes money and days. */
export interface Written {
  /** @param dollars US dollars */
  readonly usd: (dollars: number) => string;
  readonly day: (day: Day) => string;
}

/** A row of the terms: until when, and what happens then. */
export interface RefundRow extends RefundPeriod {
  readonly until: string;
  readonly cost: string;
}

/** `Deposit, due now` */
export function dueText(
  { label, dueDate }: Pick<Instalment, 'label' | 'dueDate'>,
  texts: MoneyTexts,
  day: Written['day'],
): string {
  const what = texts.instalments[label];
  return dueDate === 'now' ? texts.dueNow({ what }) : texts.dueOn({ what, day: day(dueDate) });
}

/** What cancelling costs. @param cost US dollars */
export function costText(
  { charge, permits, refund }: Omit<CancellationOffer, 'until'>,
  texts: MoneyTexts,
  usd: Written['usd'],
): string {
  if (charge + permits === 0) return texts.free;
  if (refund === 0) return texts.everything;
  if (permits === 0) return texts.charged({ charge: usd(charge), refund: usd(refund) });
  return charge === 0
    ? texts.permitsKept({ permits: usd(permits), refund: usd(refund) })
    : texts.chargedWithPermits({ charge: usd(charge), permits: usd(permits), refund: usd(refund) });
}

/** What cancelling costs a booking, day by day. @param offers US dollars, as the API answers them */
export const offerRows = (
  offers: readonly CancellationOffer[],
  today: Day,
  texts: MoneyTexts,
  { usd, day }: Written,
): RefundRow[] =>
  offers.map(({ until, ...cost }, index) => {
    const before = offers[index - 1]?.until;
    const total = cost.refund + cost.charge + cost.permits;
    return {
      until: texts.until({ day: day(until) }),
      cost: costText(cost, texts, usd),
      days: before === undefined ? daysBetween(today, until) + 1 : daysBetween(before, until),
      refunded: total > 0 ? cost.refund / total : 1,
    };
  });
