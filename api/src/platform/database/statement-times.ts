import { Logger } from '@nestjs/common';

/** The kind of a statement, by its first word. */
export const STATEMENT_KINDS = ['select', 'insert', 'update', 'delete', 'other'] as const;

/** The upper bounds of the histogram's buckets, in seconds. */
export const STATEMENT_BUCKETS_S: readonly number[] = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5,
];

const SLOW_MS = 200;
const MAX_SHOWN_LENGTH = 1_000;

/** How long the statements of a kind took. The last count is for those above all buckets. */
export interface KindTimes {
  readonly counts: Float64Array;
  seconds: number;
}

const logger = new Logger('Database');

/**
 * How long the statements of this process took, from the request to the result, including the wait for a connection or
 * for the SQLite lock. They are counted here, because a metrics library would allocate several objects per statement.
 */
export const statementTimes: readonly KindTimes[] = STATEMENT_KINDS.map(() => ({
  counts: new Float64Array(STATEMENT_BUCKETS_S.length + 1),
  seconds: 0,
}));

/** @param begun a time of `performance.now()` */
export function countStatement(sql: string, begun: number): void {
  const ms = performance.now() - begun;
  const times = statementTimes[kindOf(sql)]!;
  let bucket = 0;
  while (bucket < STATEMENT_BUCKETS_S.length && ms > STATEMENT_BUCKETS_S[bucket]! * 1_000) bucket++;
  times.counts[bucket]! += 1;
  times.seconds += ms / 1_000;
  // Without the parameters, which people typed.
  if (ms > SLOW_MS) logger.warn(`A statement took ${Math.round(ms)} ms: ${sql.slice(0, MAX_SHOWN_LENGTH)}`);
}

/** Compares single letters, because regular expressions and upper-case copies would cost more than the counting. */
function kindOf(sql: string): number {
  const third = sql.charCodeAt(2) | 0x20;
  switch (sql.charCodeAt(0) | 0x20) {
    case LETTER.s:
      return third === LETTER.l ? 0 : 4;
    case LETTER.i:
      return 1;
    case LETTER.u:
      return third === LETTER.d ? 2 : 4;
    case LETTER.d:
      return third === LETTER.l ? 3 : 4;
    default:
      return 4;
  }
}

const LETTER = { s: 0x73, i: 0x69, u: 0x75, d: 0x64, l: 0x6c } as const;
