const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often a task runs, and in which processes. */
export interface Interval {
  readonly everyMs: number;
  /** Each wait is longer by a random time up to this, so that processes that started together do not run at once. */
  readonly jitterMs?: number;
  /** Run it also as soon as the process has started. */
  readonly atStart?: true;
  /** Processes that serve requests, processes that run jobs, or all. */
  readonly processes: 'web' | 'jobs' | 'all';
}

/**
 * Every method that runs at an interval, marked with `@EveryInterval`. The log uses the task's name when it fails:
 * "Could not end expired holds". Specs shorten all intervals by `env.pace`.
 */
export const INTERVALS = {
  'end expired holds': { everyMs: SECOND, processes: 'jobs' },
  'end expired offers': { everyMs: SECOND, processes: 'jobs' },
  'remind clients of what is due': { everyMs: SECOND, processes: 'jobs' },
  'end expired proposals': { everyMs: MINUTE, jitterMs: 5 * SECOND, atStart: true, processes: 'jobs' },
  'remind clients of proposals': { everyMs: 10 * MINUTE, jitterMs: MINUTE, processes: 'jobs' },
  'check open payments': { everyMs: MINUTE, processes: 'jobs' },
  'send papers to the fiscal device': { everyMs: 10 * SECOND, jitterMs: SECOND, processes: 'jobs' },
  'invite reviews': { everyMs: 10 * MINUTE, jitterMs: MINUTE, processes: 'jobs' },
  'mail clients before their trip': { everyMs: 10 * MINUTE, jitterMs: MINUTE, processes: 'jobs' },
  'erase travellers of past trips': { everyMs: HOUR, jitterMs: 5 * MINUTE, atStart: true, processes: 'jobs' },
  'erase numbers of payers': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'erase old bookings': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'erase what was kept long enough': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'erase old proposals': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'erase notes of guides': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'erase notes for guides': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'erase former guides': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'delete gift vouchers that nobody paid': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'gather earlier messages into conversations': {
    everyMs: 24 * HOUR,
    jitterMs: HOUR,
    atStart: true,
    processes: 'jobs',
  },
  'read the mailbox': { everyMs: 20 * SECOND, jitterMs: 5 * SECOND, processes: 'jobs' },
  'wake conversations that were put off': { everyMs: 10 * SECOND, jitterMs: SECOND, processes: 'jobs' },
  'delete files of replies that were never sent': { everyMs: HOUR, jitterMs: 5 * MINUTE, processes: 'jobs' },
  'erase old conversations': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'encrypt travellers with the current key': { everyMs: HOUR, jitterMs: 5 * MINUTE, atStart: true, processes: 'jobs' },
  'encrypt authenticator apps with the current key': {
    everyMs: HOUR,
    jitterMs: 5 * MINUTE,
    atStart: true,
    processes: 'jobs',
  },
  'encrypt gift vouchers with the current key': {
    everyMs: HOUR,
    jitterMs: 5 * MINUTE,
    atStart: true,
    processes: 'jobs',
  },
  'list permits of earlier bookings': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'know clients of earlier records': { everyMs: 24 * HOUR, jitterMs: HOUR, atStart: true, processes: 'jobs' },
  'forget who was merged': { everyMs: HOUR, jitterMs: 5 * MINUTE, atStart: true, processes: 'jobs' },
  'delete unused media': { everyMs: 6 * HOUR, jitterMs: 15 * MINUTE, processes: 'web' },
  'find pictures without copies': { everyMs: HOUR, jitterMs: 5 * MINUTE, atStart: true, processes: 'web' },
  'back up at night': { everyMs: 10 * MINUTE, jitterMs: MINUTE, atStart: true, processes: 'jobs' },
  'see whether what a restore holds was decided': { everyMs: 2 * SECOND, processes: 'all' },
  'read the facts of the company': { everyMs: 2 * SECOND, processes: 'all' },
  'forget who has left a booking': { everyMs: 2.5 * SECOND, processes: 'web' },
  'write the audit trail': { everyMs: SECOND, processes: 'all' },
  'check that files can be scanned': { everyMs: 10 * SECOND, atStart: true, processes: 'all' },
  'check that the database takes writes': { everyMs: 10 * SECOND, atStart: true, processes: 'web' },
  'read purges of the cache': { everyMs: 2 * SECOND, processes: 'web' },
  'delete old purges of the cache': { everyMs: 10 * MINUTE, processes: 'web' },
  'delete expired idempotency records': { everyMs: HOUR, jitterMs: 5 * MINUTE, atStart: true, processes: 'web' },
  'renew the lease of calls in progress': { everyMs: 1.5 * SECOND, processes: 'web' },
  'drop claims of failed calls': { everyMs: 1.5 * SECOND, processes: 'web' },
} as const satisfies Readonly<Record<string, Interval>>;

export type IntervalTask = keyof typeof INTERVALS;
