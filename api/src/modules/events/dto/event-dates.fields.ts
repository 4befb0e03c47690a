import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow, ValidateBy, type ValidationArguments } from 'class-validator';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { refused } from '@imisozi/core/refusals/refusal';
import { periodProblem, type PeriodInput } from '../event.period.js';
import { NO_DATE } from '../../../common/validation/cat-time.field.js';

/** One end of a period. A time without a zone is Central Africa Time; null means empty. */
export const EventDate = () =>
  applyDecorators(
    Allow(),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      return NO_DATE.has(value.trim()) ? null : (parseCatTime(value) ?? 'unreadable');
    }),
  );

/** Placed on the start date, but validates both dates, so that one problem is reported once (rules/content 5). */
export const EventPeriod = ({ partial }: { readonly partial: boolean }) => {
  const problemOf = ({ object }: ValidationArguments) => {
    const { startDate, endDate } = object as PeriodInput;
    if (!partial && (startDate === undefined || endDate === undefined)) return refused('event-period-required');
    return periodProblem({ startDate, endDate });
  };
  return ValidateBy({
    name: 'eventPeriod',
    validator: {
      validate: (_, about) => problemOf(about!) === undefined,
      defaultMessage: (about) => JSON.stringify(problemOf(about!)),
    },
  });
};
