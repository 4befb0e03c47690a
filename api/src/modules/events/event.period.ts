/** The sentences of spec 5. */
export const PERIOD_MISSING = 'Event period(dates) are required!';
export const PERIOD_REVERSED = 'Starting date can not be greater than Ending date!';
export const PERIOD_UNREADABLE = 'Event period(dates) cannot be read';

/** Dates as a body brings them: undefined where it has none, null where it has an empty one. */
export interface PeriodInput {
  readonly startDate?: unknown;
  readonly endDate?: unknown;
}

/**
 * What is wrong with an event's period, in the sentence for it; undefined where nothing is.
 * @param claim its dates, or those of them that change
 */
export function periodProblem({ startDate, endDate }: PeriodInput): string | undefined {
  const given = [startDate, endDate].filter((date) => date !== undefined);
  if (given.includes(null)) return PERIOD_MISSING;
  if (!given.every((date) => date instanceof Date)) return PERIOD_UNREADABLE;
  const [start, end] = given;
  return start && end && start > end ? PERIOD_REVERSED : undefined;
}
