import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import type { ZodType } from 'zod';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalsOf } from '@imisozi/core/refusals/rule-text';

/** Marks an invalid value until the body is refused. */
class Broken {
  constructor(readonly refusals: readonly Refusal[]) {}
}

/**
 * Nested data validated by a schema, with one refusal per broken rule. It may be left out; null and an empty text mean
 * none.
 */
export const RulesField = (schema: ZodType, described: ApiPropertyOptions) =>
  applyDecorators(
    // From the body itself: class-transformer's copy is not what was sent.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => read(schema, obj[key])),
    ValidateBy({
      name: 'rules',
      validator: {
        validate: (value) => !(value instanceof Broken),
        defaultMessage: (args) => (args?.value as Broken).refusals.map((one) => JSON.stringify(one)).join('\n'),
      },
    }),
    ApiPropertyOptional({ nullable: true, ...described }),
  );

function read(schema: ZodType, sent: unknown): unknown {
  if (sent === undefined) return undefined;
  if (sent === null || sent === '') return null;
  const { data, error } = schema.safeParse(sent);
  return error ? new Broken(refusalsOf(error)) : data;
}
