import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';

/** One field of a response body: its type, and how the OpenAPI document describes it. */
class Field<T, Optional extends boolean = false> {
  // Only for the compiler.
  declare readonly type: T;
  declare readonly isOptional: Optional;

  constructor(readonly described: ApiPropertyOptions) {}

  /** The field may be null. */
  nullable(): Field<T | null, Optional> {
    return new Field({ ...this.described, nullable: true });
  }

  /** The field may be missing. */
  optional(): Field<T, true> {
    return new Field({ ...this.described, required: false } as ApiPropertyOptions);
  }
}

type Fields = Readonly<Record<string, Field<unknown, boolean>>>;

/** A class, which may be abstract. */
type Class<T> = abstract new (...args: never[]) => T;

type View<Of extends Fields> = {
  [Name in keyof Of as Of[Name]['isOptional'] extends true ? never : Name]: Of[Name]['type'];
} & {
  [Name in keyof Of as Of[Name]['isOptional'] extends true ? Name : never]?: Of[Name]['type'];
};

/**
 * The class of a response body, or of a part of it: `class TourView extends view({ id: field.uuid() }) {}`. Each field
 * says in one place what TypeScript and the OpenAPI document know about it.
 * @param base a view whose fields it has too
 */
export function view<Of extends Fields>(fields: Of): Type<View<Of>>;
export function view<Of extends Fields, Base extends object>(fields: Of, base: Class<Base>): Type<Base & View<Of>>;
export function view(fields: Fields, base: Class<object> = class {}): Class<object> {
  abstract class Viewed extends base {}
  for (const [name, { described }] of Object.entries(fields)) ApiProperty(described)(Viewed.prototype, name);
  return Viewed;
}

const described = <T>(options: object, example?: unknown, description?: string, more?: object) =>
  new Field<T>({
    ...options,
    ...(example !== undefined && { example }),
    ...(description !== undefined && { description }),
    ...more,
  });

/** The fields of views, each with a description, and with an example where its format does not show enough. */
export const field = {
  string: <T extends string = string>(example: string | null, description?: string, more?: object) =>
    described<T>({ type: String }, example, description, more),
  number: (example: number | null, description?: string, more?: object) =>
    described<number>({ type: Number }, example, description, more),
  integer: (example: number, description?: string, more?: object) =>
    described<number>({ type: 'integer' }, example, description, more),
  boolean: (example: boolean, description?: string) => described<boolean>({ type: Boolean }, example, description),
  uuid: (description?: string, example?: null) =>
    described<string>({ type: String, format: 'uuid' }, example, description),
  /** A day in Kigali. */
  day: <T extends string = Day>(example: Day, description?: string) =>
    described<T>({ type: String, format: 'date' }, example, description),
  /** A point in time, as an ISO 8601 string. */
  time: (description?: string, example?: string) =>
    described<string>({ type: String, format: 'date-time' }, example, description),
  enum: <const T extends string>(values: readonly T[], description?: string, more?: object) =>
    described<T>({ enum: values }, undefined, description, more),
  enums: <const T extends string>(values: readonly T[], description?: string, more?: object) =>
    described<readonly T[]>({ enum: values, isArray: true }, undefined, description, more),
  /** Another view. */
  one: <T>(type: Class<T>, description?: string) => described<T>({ type }, undefined, description),
  list: <T>(type: Class<T>, description?: string) => described<readonly T[]>({ type: [type] }, undefined, description),
  strings: (example?: readonly string[], description?: string, more?: object) =>
    described<readonly string[]>({ type: [String] }, example, description, more),
  /** An object with arbitrary keys; `values` is the schema of its values. */
  map: <T>(values: object, example: Readonly<Record<string, T>>, description?: string) =>
    described<Record<string, T>>({ type: 'object', additionalProperties: values }, example, description),
  /** Any other schema of OpenAPI. */
  of: <T>(options: object) => described<T>({ type: Object, ...options }),
};
