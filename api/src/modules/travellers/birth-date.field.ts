import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { today } from '@imisozi/core/kigali-time';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { blankIsAbsent } from '../../common/validation/fields.js';

const EARLIEST = '1900-01-01';

/** Whether it is a calendar day from 1900 to today; other days begin in 1970, but travellers may be older. */
export function isBirthDate(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text >= EARLIEST && text <= today();
}

/** An optional {@link isBirthDate}. */
export const BirthDateField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    blankIsAbsent,
    IsOptional(),
    ValidateBy(
      { name: 'isBirthDate', validator: { validate: isBirthDate } },
      { message: ruleText('birth-date-not-past') },
    ),
    ApiPropertyOptional({ type: String, format: 'date', example: '1984-05-17' }),
  );
