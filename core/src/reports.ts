/** How a column of a report is written. */
export type ReportColumn = 'text' | 'day' | 'money' | 'count';

/** The reports of the office (rules/money 16), with the names of their columns, which are also those of their files. */
export const REPORTS = {
  money: { day: 'day', way: 'text', received: 'money', paidOut: 'money', fees: 'money', kept: 'money' },
  travel: { tour: 'text', bookings: 'count', people: 'count', sold: 'money', kept: 'money' },
  sources: { source: 'text', bookings: 'count', people: 'count', sold: 'money', kept: 'money' },
  deposits: { booking: 'text', client: 'text', tour: 'text', travelDate: 'day', held: 'money' },
  receivables: { booking: 'text', client: 'text', travelDate: 'day', dueDate: 'day', age: 'text', left: 'money' },
  'gift-vouchers': {
    voucher: 'text',
    recipient: 'text',
    expiresOn: 'day',
    worth: 'money',
    spent: 'money',
    left: 'money',
  },
  margin: {
    tour: 'text',
    bookings: 'count',
    sold: 'money',
    cost: 'money',
    margin: 'money',
    percent: 'text',
    noRate: 'text',
  },
  payables: { supplier: 'text', booking: 'text', service: 'text', dueDate: 'day', amount: 'text', cost: 'money' },
  'guide-days': { guide: 'text', trips: 'count', days: 'count' },
  agents: { agent: 'text', earned: 'money', given: 'money', owed: 'money' },
  refunds: { booking: 'text', client: 'text', since: 'day', amount: 'money' },
  tax: {
    rate: 'text',
    percent: 'text',
    received: 'money',
    paidOut: 'money',
    kept: 'money',
    net: 'money',
    tax: 'money',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ReportColumn>>>>;

export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[];

type ValueOf<Kind extends ReportColumn> = Kind extends 'money' | 'count' ? number : string;

/** A row of a report; money in US dollars. */
export type ReportRow<Name extends ReportName> = {
  readonly [Column in keyof (typeof REPORTS)[Name]]: (typeof REPORTS)[Name][Column] extends ReportColumn
    ? ValueOf<(typeof REPORTS)[Name][Column]>
    : never;
};

/** Reports about the present; the others are about a span of days. */
export const REPORTS_OF_TODAY: readonly ReportName[] = ['receivables', 'payables', 'refunds'];

/** How late an amount is: `not due`, or the days since it was due. */
export function ageOf(days: number): string {
  if (days <= 0) return 'not due';
  if (days <= 30) return '1–30 days';
  if (days <= 60) return '31–60 days';
  return days <= 90 ? '61–90 days' : 'over 90 days';
}
