import type { OrdersOverTime } from '../../data/types';
import { catInput } from '../../format/catTime';

/** How far back the figures go, and what a column of them covers. */
const SPANS = {
  days: { by: 'day', days: 29 },
  weeks: { by: 'week', days: 83 },
  months: { by: 'month', days: 364 },
} as const;

/** `chosen`: from one day to another. */
export const SPAN_NAMES = [...(Object.keys(SPANS) as (keyof typeof SPANS)[]), 'chosen'] as const;
export type Span = (typeof SPAN_NAMES)[number];

/** Days in Kigali, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export type FiguresQuery = Days & Pick<OrdersOverTime, 'by'>;

const DAY_MS = 86_400_000;
/** More columns than these are hard to tell apart. */
const MOST_DAYS = 62;
const MOST_WEEKS = 38;

const dayOf = (time: number): string => catInput(new Date(time).toISOString()).slice(0, 10);

/** The days of a span that ends today. */
export const daysOf = (span: keyof typeof SPANS, now: Date): Days => ({
  from: dayOf(now.getTime() - SPANS[span].days * DAY_MS),
  to: dayOf(now.getTime()),
});

/** What to ask for; null while the chosen days are none. */
export function queryOf(span: Span, chosen: Days, now: Date): FiguresQuery | null {
  if (span !== 'chosen') return { ...daysOf(span, now), by: SPANS[span].by };
  const length = (Date.parse(chosen.to) - Date.parse(chosen.from)) / DAY_MS + 1;
  if (!(length >= 1)) return null;
  return { ...chosen, by: length <= MOST_DAYS ? 'day' : length <= MOST_WEEKS * 7 ? 'week' : 'month' };
}
