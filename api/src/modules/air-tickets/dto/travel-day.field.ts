import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, Matches, ValidateIf } from 'class-validator';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { fieldText } from '@imisozi/core/refusals/rule-text';

const UNREADABLE = 'unreadable';

/** Kigali is two hours ahead of UTC all year. */
const AHEAD_MS = 2 * 3_600_000;

interface TravelDay {
  readonly label: string;
  readonly example: string;
  /** The field that, where it is true, makes this one needless. */
  readonly unless?: string;
}

/**
 * A required calendar day, stored as `YYYY-MM-DD`. Date pickers send the day, or the instant at which it begins, which
 * is converted to the day in Kigali.
 */
export const TravelDayField = ({ label, example, unless }: TravelDay) =>
  applyDecorators(
    ...(unless ? [ValidateIf((form: Readonly<Record<string, unknown>>) => form[unless] !== true)] : []),
    Transform(({ value }: { value: unknown }) => readDay(value)),
    IsNotEmpty({ message: fieldText(label, 'field-required') }),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: fieldText(label, 'field-not-a-date') }),
    ApiProperty({ type: String, format: 'date', example, required: !unless }),
  );

function readDay(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return UNREADABLE;
  const text = value.trim();
  if (text === '') return undefined;
  const instant = parseCatTime(text);
  const day = instant && new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 10);
  // Dates roll over: 31 February would silently become 3 March.
  const rolledOver = /^\d{4}-\d{2}-\d{2}$/.test(text) && day !== text;
  return day && !rolledOver ? day : UNREADABLE;
}
