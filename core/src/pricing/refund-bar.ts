/** A period in which cancelling costs the same. */
export interface RefundPeriod {
  /** How long it lasts. */
  readonly days: number;
  /** How much of a paid price goes back, from 0 to 1. */
  readonly refunded: number;
}

/** A part of the drawn bar, in whole percent: of its length, and of the price that goes back. */
export interface BarPart {
  readonly start: number;
  readonly width: number;
  readonly refunded: number;
}

/** The least width of a part, so that the shortest period is still seen. */
const MIN_WIDTH = 10;

/** The bar of the periods until the day of travel: as wide as they are long, but none too narrow to be seen. */
export function refundBar(periods: readonly RefundPeriod[]): BarPart[] {
  const all = periods.reduce((sum, { days }) => sum + days, 0);
  const wanted = periods.map(({ days }) => Math.max(MIN_WIDTH, (days / Math.max(1, all)) * 100));
  const sum = wanted.reduce((before, width) => before + width, 0);
  const ends = wanted.reduce<number[]>((before, width) => [...before, (before.at(-1) ?? 0) + (width / sum) * 100], []);
  return periods.map(({ refunded }, index) => {
    const start = Math.round(ends[index - 1] ?? 0);
    return { start, width: Math.round(ends[index]!) - start, refunded: Math.round(refunded * 100) };
  });
}
