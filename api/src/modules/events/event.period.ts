import { refused, type Refusal } from '@imisozi/core/refusals/refusal';

/** Dates as a body brings them: undefined where it has none, null where it has an empty one. */
export interface PeriodInput {
  readonly startDate?: unknown;
  readonly endDate?: unknown;
}

/**
 * What is wrong with an event's period; undefined where nothing is.
 * @param claim its dates, or those of them that change
 */
export function periodProblem({ startDate, endDate }: PeriodInput): Refusal | undefined {
  const given = [startDate, endDate].filter((date) => date !== undefined);
  if (given.includes(null)) return refused('event-period-required');
  if (!given.every((date) => date instanceof Date)) return refused('event-period-unreadable');
  const [start, end] = given;
  return start && end && start > end ? refused('event-period-reversed') : undefined;
}
