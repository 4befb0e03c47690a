import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { ChoiceField } from '../../../common/validation/fields.js';
import { PERIODS, type Period } from '../order.periods.js';

/** An optional calendar day in Kigali, `YYYY-MM-DD`. */
const DayField = ({ label, description }: { readonly label: string; readonly description: string }) => {
  const message = `${label} must be a date, such as 2026-11-21`;
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', description, example: '2026-11-21' }),
    IsOptional(),
    Matches(/^(19|20)\d{2}-\d{2}-\d{2}$/, { message }),
    IsISO8601({ strict: true }, { message }),
  );
};

export class OrderFiguresQuery {
  @DayField({ label: 'From', description: 'The first day, in Kigali time. Default: thirty days ago.' })
  from?: string;

  @DayField({ label: 'To', description: 'The last day, inclusive. Default: today.' })
  to?: string;

  @ChoiceField({ label: 'By', values: PERIODS, optional: true, example: 'week', description: 'Default: day.' })
  by?: Period;
}
