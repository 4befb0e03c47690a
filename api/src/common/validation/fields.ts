import type { SentenceCode } from '@imisozi/core/refusals/refusal';
import { isOneLine, withoutOverrides } from '@imisozi/core/one-line';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { DOLLARS, exchangeRate } from '@imisozi/core/fields/counts';
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH } from '@imisozi/core/fields/email-address';
import { MAX_PASSWORD_LENGTH } from '@imisozi/core/fields/passwords';
import { MAX_PHONE_LENGTH, MIN_PHONE_DIGITS, PHONE_NUMBER, PHONE_TEXT } from '@imisozi/core/fields/phone-number';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { MaxCharacters, MinCharacters } from './text-length.js';

/**
 * The fields of request bodies. Each decorator accepts what deployed clients send (rules/api 2), validates it with one
 * sentence per failure, and describes it to Swagger.
 */
interface Field {
  /** The field's name in sentences: 'Full name'. */
  readonly label: string;
  readonly example?: unknown;
  readonly description?: string;
}

interface OptionalField extends Field {
  /** The field may be left out or empty. */
  readonly optional?: boolean;
  /** The field may be left out, as in an update that keeps the value; if sent, it must not be empty (rules/api 3). */
  readonly mayStay?: boolean;
}

const describe = (field: OptionalField, more: ApiPropertyOptions) => {
  const options = { example: field.example, description: field.description, ...more } as ApiPropertyOptions;
  return field.optional || field.mayStay ? ApiPropertyOptional(options) : ApiProperty(options);
};

/** An empty string counts as a missing field: forms send every field they have. */
export const blankIsAbsent = Transform(({ value }: { value: unknown }) =>
  value === '' || value === null || value === 'undefined' || value === 'null' ? undefined : value,
);

/**
 * The value for a field that was cleared: the dashboard sends null, deployed forms `''` (rules/api 3). A missing field
 * keeps its value. Goes below the decorator of the field.
 */
export const emptyAs = (empty: string | number | null) =>
  applyDecorators(
    Transform(({ obj, key, value }: { obj: Record<string, unknown>; key: string; value: unknown }) =>
      isBlank(obj[key]) ? empty : value,
    ),
    ApiPropertyOptional({ nullable: true }),
  );

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** A lone surrogate is not a character: length checks throw at it, and databases store something else. */
const tidied = (text: string) => text.trim().toWellFormed();
const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidied(value) : value));

const withoutOverriding = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? withoutOverrides(value) : value,
);

const presence = ({ label, optional, mayStay }: OptionalField) => {
  if (optional) return [blankIsAbsent, IsOptional()];
  const filled = IsNotEmpty({ message: fieldText(label, 'field-required') });
  return mayStay ? [ValidateIf((_, value) => value !== undefined), filled] : [filled];
};

type Text = OptionalField & { readonly max: number };

/**
 * A single-line text of at most `max` characters; a line break, another control character or a mark of direction in it
 * is refused (rules/api 5).
 */
export const TextField = (field: Text) => applyDecorators(trimmed, plainText(field), OneLine(field.label));

/** A text of several lines, for free text: messages, remarks, comments (rules/api 5). */
export const MultilineTextField = (field: Text) => applyDecorators(withoutOverriding, trimmed, plainText(field));

const plainText = (field: Text) =>
  applyDecorators(
    ...presence(field),
    IsString({ message: fieldText(field.label, 'field-not-text') }),
    MaxCharacters(field.max, { message: fieldText(field.label, 'field-too-long', { max: field.max }) }),
    describe(field, { type: String, maxLength: field.max }),
  );

/** Refuses line breaks, other control characters and marks of direction; with `each`, in each text of a list. */
export const OneLine = (label: string, options: { readonly each?: boolean } = {}) =>
  ValidateBy(
    { name: 'oneLine', validator: { validate: (value) => typeof value === 'string' && isOneLine(value) } },
    { ...options, message: fieldText(label, 'field-not-one-line') },
  );

/** An e-mail address, stored in lower case. ASCII only: addresses that merely look alike must not be confused. */
export const EmailField = (field: OptionalField) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidied(value).toLowerCase() : value)),
    ...presence(field),
    Matches(EMAIL_ADDRESS, { message: fieldText(field.label, 'field-not-email') }),
    MaxCharacters(MAX_EMAIL_LENGTH, { message: fieldText(field.label, 'field-too-long', { max: MAX_EMAIL_LENGTH }) }),
    describe(field, { type: String, format: 'email', maxLength: MAX_EMAIL_LENGTH }),
  );

const numberAsText = Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value));

/** A telephone number: digits, with the usual separators. JSON numbers are accepted too. */
export const PhoneField = (field: OptionalField) =>
  applyDecorators(
    numberAsText,
    trimmed,
    ...presence(field),
    Matches(PHONE_NUMBER, { message: fieldText(field.label, 'field-not-phone') }),
    describe(field, { type: String, maxLength: MAX_PHONE_LENGTH, pattern: PHONE_NUMBER.source }),
  );

/** A telephone number as people write it, possibly with a word beside it: at least 6 digits (rules/forms 8). */
export const PhoneTextField = (field: OptionalField) =>
  applyDecorators(
    numberAsText,
    // No pattern: tools that read the document do not support Unicode classes.
    TextField({ description: `${MIN_PHONE_DIGITS} digits at least.`, ...field, max: MAX_PHONE_LENGTH }),
    Matches(PHONE_TEXT, { message: fieldText(field.label, 'field-too-few-digits', { min: MIN_PHONE_DIGITS }) }),
  );

export const ChoiceField = (field: OptionalField & { readonly values: readonly string[] }) =>
  applyDecorators(
    ...presence(field),
    IsIn(field.values, { message: fieldText(field.label, 'field-not-a-choice', { choices: field.values.join(', ') }) }),
    describe(field, { enum: [...field.values] }),
  );

/** A password in a request: any characters, none of them trimmed. */
export const PasswordField = (field: Field & { readonly min?: number }) =>
  applyDecorators(
    IsNotEmpty({ message: fieldText(field.label, 'field-required') }),
    IsString({ message: fieldText(field.label, 'field-not-text') }),
    ...(field.min
      ? [MinCharacters(field.min, { message: fieldText(field.label, 'field-too-short', { min: field.min }) })]
      : []),
    MaxCharacters(MAX_PASSWORD_LENGTH, {
      message: fieldText(field.label, 'field-too-long', { max: MAX_PASSWORD_LENGTH }),
    }),
    describe(field, { type: String, format: 'password', minLength: field.min, maxLength: MAX_PASSWORD_LENGTH }),
  );

/** `true`, `false`, `'true'` or `'false'`. */
export const FlagField = (field: OptionalField) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    ...presence(field),
    IsBoolean({ message: fieldText(field.label, 'field-not-true-or-false') }),
    describe(field, { type: Boolean }),
  );

const numeric = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value,
);

/** class-validator's IsNumber throws at numbers such as 1e-7 when it counts their decimals. */
const IsWholeCents = (message: string) =>
  ValidateBy(
    {
      name: 'isWholeCents',
      validator: { validate: (value) => typeof value === 'number' && Math.round(value * 100) / 100 === value },
    },
    { message },
  );

/** US dollars with at most two decimals; deployed clients send text, and `''` for none. */
export const MoneyField = (field: OptionalField) =>
  applyDecorators(
    ...presence(field),
    numeric,
    IsWholeCents(fieldText(field.label, 'field-not-dollars')),
    Min(DOLLARS.min, { message: fieldText(field.label, 'field-negative') }),
    Max(DOLLARS.max, { message: fieldText(field.label, 'field-too-large', { max: DOLLARS.max }) }),
    describe(field, { type: Number, minimum: DOLLARS.min, maximum: DOLLARS.max }),
  );

/** Units of a currency per dollar. */
export const RateField = (field: OptionalField) => {
  const message = fieldText(field.label, 'field-not-in-range', exchangeRate);
  return applyDecorators(
    ...presence(field),
    numeric,
    IsNumber({}, { message }),
    Min(exchangeRate.min, { message }),
    Max(exchangeRate.max, { message }),
    describe(field, { type: Number, minimum: exchangeRate.min, maximum: exchangeRate.max }),
  );
};

/** A whole number within a range. */
export const WholeNumberField = (
  field: OptionalField & { readonly min: number; readonly max: number; readonly outside?: SentenceCode },
) => {
  const message = field.outside
    ? ruleText(field.outside)
    : fieldText(field.label, 'field-not-whole-number', { min: field.min, max: field.max });
  return applyDecorators(
    ...presence(field),
    numeric,
    IsInt({ message }),
    Min(field.min, { message }),
    Max(field.max, { message }),
    describe(field, { type: 'integer', minimum: field.min, maximum: field.max }),
  );
};
