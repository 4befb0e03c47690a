import { addDays, type Day } from './kigali-time.ts';
import { toDollars } from './pricing/cents.ts';
import { chargeSteps } from './pricing/charge-steps.ts';
import { dueNow, instalmentsOf } from './pricing/instalments.ts';
import type { CancellationStep, Terms } from './pricing/terms.ts';
import type { MoneyTexts, RefundRow, Written } from './terms-sentences.ts';
import type { Read } from './texts/read-in.ts';
import type { termsWritten } from './texts/en/terms.ts';

type DueTexts = Read<typeof termsWritten>['due'];
type DueTerms = Pick<Terms, 'depositPercent' | 'balanceDaysBefore'>;

/** The price of a usual booking of a tour; whole cents. */
interface UsualPrice {
  readonly total: number;
  /** The part of it for permits. */
  readonly permits: number;
}

/** What is due when for a booking of a tour, in percent and days (rules/money 2). */
export function dueSentences(
  { depositPercent: percent, balanceDaysBefore: days }: DueTerms,
  { permits }: Pick<UsualPrice, 'permits'>,
  texts: DueTexts,
): string[] {
  if (percent === 100) return [texts.all];
  if (permits > 0) return [texts.depositAndPermits({ percent, days }), texts.near];
  return [percent === 0 ? texts.nothing({ days }) : texts.deposit({ percent, days }), texts.near];
}

const SOME_DAY: Day = '2000-01-01';

/** {@link dueSentences} in US dollars; empty where everything is due at once, or nothing. */
export function dueExample(
  { people, total, permits }: UsualPrice & { readonly people: number },
  terms: DueTerms,
  texts: DueTexts,
  usd: Written['usd'],
): string {
  // Just far enough away for the balance to be due later.
  const travelDate = addDays(SOME_DAY, terms.balanceDaysBefore);
  const now = dueNow(instalmentsOf({ total, permits, travelDate, today: SOME_DAY }, terms));
  const later = total - now;
  return now > 0 && later > 0 ? texts.example({ people, now: usd(toDollars(now)), later: usd(toDollars(later)) }) : '';
}

/** What cancelling costs, in percent, until how many days before travel. The bar is drawn for a usual price. */
export function ladderRows(
  ladder: readonly CancellationStep[],
  { total, permits }: UsualPrice,
  texts: MoneyTexts,
): RefundRow[] {
  const steps = chargeSteps(ladder);
  return steps.map(({ untilDays, chargePercent }, index) => ({
    until: texts.untilDays({ days: untilDays }),
    cost: percentText(chargePercent, permits > 0, texts),
    // The first period has no beginning: it is drawn half as long as all the others.
    days: index === 0 ? Math.max(1, untilDays / 2) : steps[index - 1]!.untilDays - untilDays,
    refunded: (1 - permits / Math.max(1, total)) * (1 - chargePercent / 100),
  }));
}

function percentText(percent: number, hasPermits: boolean, texts: MoneyTexts): string {
  if (percent === 100) return texts.everything;
  if (percent === 0) return hasPermits ? texts.onlyPermits : texts.free;
  return hasPermits ? texts.percentAndPermits({ percent }) : texts.percent({ percent });
}
