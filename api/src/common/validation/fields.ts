import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { MaxCharacters, MinCharacters } from './text-length.js';

/**
 * The fields that request bodies are made of. Each decorator reads what deployed clients send (contract 1), checks it
 * with one sentence for each failure, and describes it to Swagger.
 */
interface Field {
  /** How a sentence names the field: 'Full name'. */
  readonly label: string;
  readonly example?: unknown;
  readonly description?: string;
}

interface OptionalField extends Field {
  /** May be left out, or empty. */
  readonly optional?: boolean;
}

const LONGEST_EMAIL = 254;
const LONGEST_PRICE = 1_000_000;

const describe = (field: OptionalField, more: ApiPropertyOptions) => {
  const options = { example: field.example, description: field.description, ...more } as ApiPropertyOptions;
  return field.optional ? ApiPropertyOptional(options) : ApiProperty(options);
};

/** An empty string stands for a field left out: forms send every field they have. */
export const blankIsAbsent = Transform(({ value }: { value: unknown }) =>
  value === '' || value === null || value === 'undefined' || value === 'null' ? undefined : value,
);

/**
 * The value of a field that is sent as null, which is what the dashboard does with one that was emptied; `''` counts as
 * left out, because deployed forms send it for one that nobody touched. Stands below the decorator of the field.
 */
export const nullIs = (empty: string | number) =>
  applyDecorators(
    Transform(({ obj, key, value }: { obj: Record<string, unknown>; key: string; value: unknown }) =>
      obj[key] === null ? empty : value,
    ),
    ApiPropertyOptional({ nullable: true }),
  );

/** Half a surrogate pair is no character: checks of length throw at it, and databases keep something else. */
const tidied = (text: string) => text.trim().toWellFormed();
const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidied(value) : value));

const presence = ({ label, optional }: OptionalField) =>
  optional ? [blankIsAbsent, IsOptional()] : [IsNotEmpty({ message: `${label} is required` })];

/** A line of text of at most `max` characters. */
export const TextField = (field: OptionalField & { readonly max: number }) =>
  applyDecorators(
    trimmed,
    ...presence(field),
    IsString({ message: `${field.label} must be text` }),
    MaxCharacters(field.max, { message: `${field.label} can have ${field.max} characters at most` }),
    describe(field, { type: String, maxLength: field.max }),
  );

/** An e-mail address, kept in lower case. Plain ASCII: two addresses that only look alike must not be one account. */
export const EmailField = (field: OptionalField) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidied(value).toLowerCase() : value)),
    ...presence(field),
    IsEmail({ allow_utf8_local_part: false }, { message: `${field.label} must be a valid email address` }),
    MaxCharacters(LONGEST_EMAIL, { message: `${field.label} can have ${LONGEST_EMAIL} characters at most` }),
    describe(field, { type: String, format: 'email', maxLength: LONGEST_EMAIL }),
  );

/** A telephone number: digits, with the usual signs between them. Numbers are accepted too. */
export const PhoneField = (field: OptionalField) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value)),
    trimmed,
    ...presence(field),
    Matches(/^\+?[0-9][0-9 ()./-]{3,38}$/, { message: `${field.label} must be numeric` }),
    describe(field, { type: String, maxLength: 40 }),
  );

export const ChoiceField = (field: OptionalField & { readonly values: readonly string[] }) =>
  applyDecorators(
    ...presence(field),
    IsIn(field.values, { message: `${field.label} must be one of: ${field.values.join(', ')}` }),
    describe(field, { enum: [...field.values] }),
  );

/** A password on its way in: any characters, none of them trimmed. */
export const PasswordField = (field: Field & { readonly min?: number }) =>
  applyDecorators(
    IsNotEmpty({ message: `${field.label} is required` }),
    IsString({ message: `${field.label} must be text` }),
    ...(field.min
      ? [MinCharacters(field.min, { message: `${field.label} must have ${field.min} characters at least` })]
      : []),
    MaxCharacters(200, { message: `${field.label} can have 200 characters at most` }),
    describe(field, { type: String, format: 'password', minLength: field.min, maxLength: 200 }),
  );

/** `true`, `false`, `'true'` or `'false'`. */
export const FlagField = (field: OptionalField) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    ...presence(field),
    IsBoolean({ message: `${field.label} must be true or false` }),
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

/** US dollars, with two decimals at most; deployed clients send text, and `''` for none. */
export const MoneyField = (field: OptionalField) =>
  applyDecorators(
    ...presence(field),
    numeric,
    IsWholeCents(`${field.label} must be a number with two decimals at most`),
    Min(0, { message: `${field.label} can not be negative` }),
    Max(LONGEST_PRICE, { message: `${field.label} can be ${LONGEST_PRICE} at most` }),
    describe(field, { type: Number, minimum: 0, maximum: LONGEST_PRICE }),
  );

/** A whole number between two bounds. */
export const WholeNumberField = (
  field: OptionalField & { readonly min: number; readonly max: number; readonly outside?: string },
) => {
  const message = field.outside ?? `${field.label} must be a whole number from ${field.min} to ${field.max}`;
  return applyDecorators(
    ...presence(field),
    numeric,
    IsInt({ message }),
    Min(field.min, { message }),
    Max(field.max, { message }),
    describe(field, { type: 'integer', minimum: field.min, maximum: field.max }),
  );
};
