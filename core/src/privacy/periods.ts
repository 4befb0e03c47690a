import { addDays, parseCatTime, today, type Day } from '../kigali-time.ts';

/** What a period counts in. */
type Length = { readonly days: number } | { readonly years: number };

/** How long something about people is kept. */
type PeriodFacts = Length & {
  /** The tasks of the API that erase it (`config/intervals.ts`); none if it says here who does. */
  readonly tasks: readonly string[];
  readonly appliedBy?: string;
  /** Counted from the end of the calendar year, as the law counts for accounts. */
  readonly fromYearsEnd?: true;
  /** The operator may set another number of the same unit in the environment, within these bounds. */
  readonly setting?: { readonly name: string; readonly min: number; readonly max: number };
};

/**
 * Every number of days and years for which something about people is kept (rules/privacy 8): nightly jobs, papers and
 * pages read it here. From which moment it counts stands in its sentence on the privacy page (`keeping.periods`).
 */
export const PERIODS = {
  /** Bookings without an entry in the ledger, and without an invoice. */
  unbooked: { years: 2, tasks: ['erase old bookings'] },
  /** What the accounts need. */
  accounts: { years: 10, fromYearsEnd: true, tasks: ['erase old bookings', 'erase what was kept long enough'] },
  payers: { days: 90, tasks: ['erase numbers of payers'] },
  unpaidGifts: { days: 30, tasks: ['delete gift vouchers that nobody paid'] },
  quotes: { years: 2, tasks: ['erase old proposals'] },
  travellers: { days: 30, tasks: ['erase travellers of past trips'] },
  /** Travellers of a booking on no day, from their last change, before the days of `travellers`. */
  travellersWithoutDay: { days: 365, tasks: ['erase travellers of past trips'] },
  guideNotes: { days: 30, tasks: ['erase notes of guides', 'erase notes for guides'] },
  formerGuides: { days: 365, tasks: ['erase former guides'] },
  conversations: { years: 2, tasks: ['erase old conversations'] },
  mails: { years: 2, tasks: ['erase what was kept long enough'] },
  waiting: { days: 30, tasks: ['erase what was kept long enough'] },
  clients: { years: 2, tasks: ['erase what was kept long enough'] },
  trail: { years: 10, tasks: ['erase what was kept long enough'] },
  news: { days: 90, tasks: ['erase what was kept long enough'] },
  answers: { days: 1, tasks: ['delete expired idempotency records'] },
  jobs: { days: 14, tasks: ['delete finished jobs'] },
  retriedJobs: { days: 365, tasks: ['delete finished jobs'] },
  sessions: { days: 30, tasks: [], appliedBy: 'each login of the same account' },
  files: {
    days: 30,
    tasks: ['delete unused media'],
    setting: { name: 'MEDIA_KEEP_DAYS', min: 0, max: 3_650 },
  },
  logs: { days: 90, tasks: [], appliedBy: 'the machine (docs/operations.md)' },
} as const satisfies Readonly<Record<string, PeriodFacts>>;

export type Period = keyof typeof PERIODS;

const DAYS_A_YEAR = 365;
const DAY_MS = 86_400_000;

/** The number of days or years that a sentence says. */
export function countOf(period: Period): number {
  const facts: PeriodFacts = PERIODS[period];
  return 'days' in facts ? facts.days : facts.years;
}

/** A period in days; a year has 365. */
export function daysOf(period: Period): number {
  const facts: PeriodFacts = PERIODS[period];
  return 'days' in facts ? facts.days : facts.years * DAYS_A_YEAR;
}

/** The first day of what is still kept today: what ended before it is erased. */
export function keptSince(period: Period): Day {
  const facts: PeriodFacts = PERIODS[period];
  if (!facts.fromYearsEnd) return addDays(today(), -daysOf(period));
  return `${String(Number(today().slice(0, 4)) - countOf(period)).padStart(4, '0')}-01-01`;
}

/** {@link keptSince} as the moment at which that day begins in Kigali. */
export const keptSinceTime = (period: Period): Date => parseCatTime(keptSince(period))!;

/** What happened before this moment has been kept for the whole period, to the millisecond. */
export const keptSinceMoment = (period: Period): Date => new Date(Date.now() - daysOf(period) * DAY_MS);

export const isPeriod = (name: string): name is Period => Object.hasOwn(PERIODS, name);
