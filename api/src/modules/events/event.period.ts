import { refused, type Refusal } from '@imisozi/core/refusals/refusal';

/** Dates from a request body: undefined if missing, null if empty. */
export interface PeriodInput {
  readonly startDate?: unknown;
  readonly endDate?: unknown;
}

/**
 * What is wrong with an event's period; undefined if nothing is.
 * @param claim its dates, or those that change
 */
export function periodProblem({ startDate, endDate }: PeriodInput): Refusal | undefined {
  const given = [startDate, endDate].filter((date) => date !== undefined);
  if (given.includes(null)) return refused('event-period-required');
  if (!given.every((date) => date instanceof Date)) return refused('event-period-unreadable');
  const [start, end] = given;
  return start && end && start > end ? refused('event-period-reversed') : undefined;
}
