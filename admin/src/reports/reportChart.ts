import type { ReportName } from '@imisozi/core/reports';
import type { Report } from '../data/types';

/** The most bars of a chart. */
const MAX_BARS = 31;
const MAX_NAME = 18;

/** What the bars of a chart are: rows with the same text, and what is summed. */
const BARS: Readonly<Partial<Record<ReportName, readonly [by: string, sum: string]>>> = {
  money: ['day', 'kept'],
  travel: ['tour', 'sold'],
  sources: ['source', 'sold'],
  deposits: ['travelDate', 'held'],
  'gift-vouchers': ['voucher', 'left'],
  receivables: ['age', 'left'],
};

interface Bars {
  readonly column: string;
  readonly names: string[];
  readonly values: number[];
}

/** The bars of a report: by month where its days are more than a chart can show; null for a report without one. */
export function barsOf({ name, rows }: Report): Bars | null {
  const bars = BARS[name];
  if (!bars || rows.length === 0) return null;
  const [by, column] = bars;
  const isDay = by === 'day' || by === 'travelDate';
  const sumBy = (length: number) => {
    const sums = new Map<string, number>();
    for (const row of rows) {
      const group = String(row[by]).slice(0, length) || '–';
      sums.set(group, (sums.get(group) ?? 0) + Math.round(Number(row[column]) * 100));
    }
    return sums;
  };
  const byDay = sumBy(10);
  const sums = !isDay ? sumBy(200) : byDay.size > MAX_BARS || by === 'travelDate' ? sumBy(7) : byDay;
  const shown = [...sums].slice(0, MAX_BARS);
  return { column, names: distinct(shown.map(([group]) => group)), values: shown.map(([, cents]) => cents / 100) };
}

/** Short names that stay different. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
    while (taken.has(short)) short += '\u200b';
    taken.add(short);
    return short;
  });
}
