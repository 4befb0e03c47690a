import { isDay } from '@imisozi/core/kigali-time';
import { firstDayOf, lastDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { REPORT_NAMES, type ReportName } from '@imisozi/core/reports';
import { today, type DateRange } from '../format/kigaliDays';

/** Spans that one click chooses. */
export const SPANS = ['thisMonth', 'lastMonth', 'thisYear'] as const;
export type SpanName = (typeof SPANS)[number];

export function spanNamed(name: SpanName): DateRange {
  const month = monthOf(today());
  if (name === 'thisMonth') return monthSpan(month);
  if (name === 'lastMonth') return monthSpan(monthsLater(month, -1));
  const year = month.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

export const monthSpan = (month: string): DateRange => ({ from: firstDayOf(month), to: lastDayOf(month) });

/** What the address of the page asks for; this month's money unless it says otherwise. */
export function shownBy(query: URLSearchParams): { readonly name: ReportName; readonly span: DateRange } {
  const name = REPORT_NAMES.find((known) => known === query.get('name')) ?? 'money';
  const [from, to] = [query.get('from'), query.get('to')];
  return { name, span: isDay(from) && isDay(to) && from <= to ? { from, to } : spanNamed('thisMonth') };
}

export const reportPath = (name: ReportName, { from, to }: DateRange): string =>
  `/reports?${new URLSearchParams({ name, from, to })}`;
