import { catInput } from '../../format/catTime';

/** How far back the figures go, and what a column of them covers. */
export const SPANS = {
  days: { by: 'day', days: 29 },
  weeks: { by: 'week', days: 83 },
  months: { by: 'month', days: 364 },
} as const;

export type Span = keyof typeof SPANS;

const DAY_MS = 86_400_000;

/** The first day of a span that ends today, in Kigali. */
export const firstDay = (span: Span, now: Date): string =>
  catInput(new Date(now.getTime() - SPANS[span].days * DAY_MS).toISOString()).slice(0, 10);
