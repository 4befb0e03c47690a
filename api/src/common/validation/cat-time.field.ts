import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { fieldText } from '@imisozi/core/refusals/rule-text';

/** What deployed clients send for a date that was not chosen (rules/orders 8). */
export const NO_DATE = new Set(['', 'Invalid date', 'null', 'undefined']);

/**
 * An optional time; without a zone it is Central Africa Time. Text that is not a time is an error, empty text is not.
 */
export const CatTimeField = ({ label, example }: { readonly label: string; readonly example: string }) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (value === null || value === undefined) return undefined;
      if (typeof value !== 'string') return value;
      return NO_DATE.has(value.trim()) ? undefined : (parseCatTime(value) ?? 'unreadable');
    }),
    IsOptional(),
    IsDate({ message: fieldText(label, 'field-not-a-date') }),
    ApiPropertyOptional({ type: String, example, description: 'Central Africa Time if no zone is given.' }),
  );
