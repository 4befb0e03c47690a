import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { isDay, type Day } from '@imisozi/core/kigali-time';
import { fieldText } from '@imisozi/core/refusals/rule-text';
import { blankIsAbsent } from './fields.js';

interface DayFieldOptions {
  readonly label: string;
  readonly optional?: boolean;
  /** By default a day in the future, as long as the document keeps its examples up to date. */
  readonly example?: Day;
  readonly description?: string;
}

/** A day in Kigali, `2026-11-21`. */
export const DayField = ({ label, optional, example, description }: DayFieldOptions) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    ...(optional ? [blankIsAbsent, IsOptional()] : []),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: fieldText(label, 'field-not-a-day') }),
    (optional ? ApiPropertyOptional : ApiProperty)({
      type: String,
      format: 'date',
      example: example ?? '2027-06-12',
      description: description ?? 'A day in Central Africa Time.',
    }),
  );
