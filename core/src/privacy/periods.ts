import type { Bounds } from '../fields/counts.ts';
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
  /** Within which bounds admins may set another number of the same unit; without them the number is fixed. */
  readonly bounds?: Bounds;
};

/** What may be long because it is asked for again, in years. */
const YEARS = { min: 1, max: 10 } as const satisfies Bounds;
/** What is about a trip, in days after it: long enough for complaints, and no longer than a year. */
const AFTER_TRIP = { min: 7, max: 365 } as const satisfies Bounds;
/** What may still be asked about money or work that went wrong, in days. */
const QUESTIONS = { min: 30, max: 365 } as const satisfies Bounds;

/**
 * Every number of days and years for which something about people is kept (rules/privacy 8), unless admins have set
 * another one within its bounds: nightly jobs, papers and pages read it here. From which moment it counts stands in its
 * sentence on the privacy page (`keeping.periods`).
 */
export const PERIODS = {
  /** Bookings without an entry in the ledger, and without an invoice. */
  unbooked: { years: 2, bounds: YEARS, tasks: ['erase old bookings'] },
  /** What the accounts need: the law asks for ten years at least. */
  accounts: {
    ...{ years: 10, fromYearsEnd: true, bounds: { min: 10, max: 30 } },
    tasks: ['erase old bookings', 'erase what was kept long enough'],
  },
  payers: { days: 90, bounds: QUESTIONS, tasks: ['erase numbers of payers'] },
  unpaidGifts: { days: 30, tasks: ['delete gift vouchers that nobody paid'] },
  quotes: { years: 2, bounds: YEARS, tasks: ['erase old proposals'] },
  travellers: { days: 30, bounds: AFTER_TRIP, tasks: ['erase travellers of past trips'] },
  /** Travellers of a booking on no day, from their last change, before the days of `travellers`. */
  travellersWithoutDay: { days: 365, tasks: ['erase travellers of past trips'] },
  guideNotes: { days: 30, bounds: AFTER_TRIP, tasks: ['erase notes of guides', 'erase notes for guides'] },
  formerGuides: { days: 365, bounds: { min: 90, max: 3_650 }, tasks: ['erase former guides'] },
  conversations: { years: 2, bounds: YEARS, tasks: ['erase old conversations'] },
  mails: { years: 2, bounds: YEARS, tasks: ['erase what was kept long enough'] },
  waiting: { days: 30, bounds: AFTER_TRIP, tasks: ['erase what was kept long enough'] },
  clients: { years: 2, bounds: YEARS, tasks: ['erase what was kept long enough'] },
  /** Also what an admin does can be looked up for five years, whatever admins set. */
  trail: { years: 10, bounds: { min: 5, max: 30 }, tasks: ['erase what was kept long enough'] },
  news: { days: 90, bounds: QUESTIONS, tasks: ['erase what was kept long enough'] },
  answers: { days: 1, tasks: ['delete expired idempotency records'] },
  jobs: { days: 14, tasks: ['delete finished jobs'] },
  retriedJobs: { days: 365, tasks: ['delete finished jobs'] },
  sessions: { days: 30, tasks: [], appliedBy: 'each login of the same account' },
  /** 0: for ever. */
  files: { days: 30, bounds: { min: 0, max: 3_650 }, tasks: ['delete unused media'] },
  logs: { days: 90, tasks: [], appliedBy: 'the machine (docs/operations.md)' },
} as const satisfies Readonly<Record<string, PeriodFacts>>;

export type Period = keyof typeof PERIODS;

/** The periods that admins may set. */
export type SetPeriod = {
  [Name in Period]: (typeof PERIODS)[Name] extends { readonly bounds: Bounds } ? Name : never;
}[Period];

/** The numbers in force of those that may be set, each in days or years as {@link PERIODS} has it. */
export type KeptPeriods = Readonly<Record<SetPeriod, number>>;

/** A fixed period, or any with the numbers in force: nobody reads a default where an admin has set another number. */
type Asked = readonly [period: Exclude<Period, SetPeriod>] | readonly [period: Period, inForce: KeptPeriods];

const DAYS_A_YEAR = 365;
const DAY_MS = 86_400_000;

const factsOf = (period: Period): PeriodFacts => PERIODS[period];

/** The number of days or years without a setting. */
export function defaultCountOf(period: Period): number {
  const facts = factsOf(period);
  return 'days' in facts ? facts.days : facts.years;
}

export const unitOf = (period: Period): 'days' | 'years' => ('days' in factsOf(period) ? 'days' : 'years');

export const boundsOf = (period: SetPeriod): Bounds => PERIODS[period].bounds;

const isSet = (period: Period): period is SetPeriod => factsOf(period).bounds !== undefined;

/** Those that admins may set, in the order of the table. */
export const SET_PERIODS: readonly SetPeriod[] = (Object.keys(PERIODS) as Period[]).filter(isSet);

/** The numbers while no admin has set another one. */
export const DEFAULT_PERIODS = Object.fromEntries(
  SET_PERIODS.map((period) => [period, defaultCountOf(period)]),
) as KeptPeriods;

/** The number of days or years that a sentence says. */
export function countOf(...[period, inForce]: Asked): number {
  return inForce && isSet(period) ? inForce[period] : defaultCountOf(period);
}

/** A period in days; a year has 365. */
export const daysOf = (...asked: Asked): number => countOf(...asked) * (unitOf(asked[0]) === 'days' ? 1 : DAYS_A_YEAR);

/** The first day of what is still kept today: what ended before it is erased. */
export function keptSince(...asked: Asked): Day {
  if (!factsOf(asked[0]).fromYearsEnd) return addDays(today(), -daysOf(...asked));
  return `${String(Number(today().slice(0, 4)) - countOf(...asked)).padStart(4, '0')}-01-01`;
}

/** {@link keptSince} as the moment at which that day begins in Kigali. */
export const keptSinceTime = (...asked: Asked): Date => parseCatTime(keptSince(...asked))!;

/** What happened before this moment has been kept for the whole period, to the millisecond. */
export const keptSinceMoment = (...asked: Asked): Date => new Date(Date.now() - daysOf(...asked) * DAY_MS);

export const isPeriod = (name: string): name is Period => Object.hasOwn(PERIODS, name);
