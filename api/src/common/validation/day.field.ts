import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { isDay } from '@imisozi/core/kigali-time';
import { blankIsAbsent } from './fields.js';

interface DayFieldOptions {
  readonly label: string;
  readonly optional?: boolean;
  readonly description?: string;
}

/** A day in Kigali, `2026-11-21`. */
export const DayField = ({ label, optional, description }: DayFieldOptions) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    ...(optional ? [blankIsAbsent, IsOptional()] : []),
    ValidateBy(
      { name: 'isDay', validator: { validate: isDay } },
      { message: `${label} must be a day, such as 2026-11-21` },
    ),
    (optional ? ApiPropertyOptional : ApiProperty)({
      type: String,
      format: 'date',
      example: '2026-11-21',
      description: description ?? 'A day in Central Africa Time.',
    }),
  );
