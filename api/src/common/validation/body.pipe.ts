import { ValidationPipe, type ArgumentMetadata, type Type } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalOfText } from '@imisozi/core/refusals/rule-text';
import { Refused } from '../../platform/errors/refused.js';

const WRAPPERS = Symbol('wrappers');

/**
 * Marks a body that deployed clients also send wrapped in an object with one of these keys: `{event: {…}}`
 * (rules/api 2).
 */
export const AlsoWrappedIn =
  (...keys: string[]) =>
  (target: object) =>
    Reflect.defineMetadata(WRAPPERS, keys, target);

/** Unwraps, drops unknown fields, converts and validates; all errors of one body are reported together. */
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new Refused(errors.flatMap((error) => refusalsOf(error, []))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    return super.transform(declared(unwrap(value, metadata.metatype), metadata.metatype), metadata);
  }
}

function unwrap(body: unknown, type: Type<unknown> | undefined): Record<string, unknown> {
  // A missing body is treated as one without any fields: the response lists those that are required.
  if (!isRecord(body)) return {};
  const keys = (type && (Reflect.getMetadata(WRAPPERS, type) as string[] | undefined)) ?? [];
  for (const key of keys) {
    const inner = body[key];
    if (Object.hasOwn(body, key) && isRecord(inner)) return inner;
  }
  return body;
}

const declaredFields = new WeakMap<Type<unknown>, readonly string[]>();

/** Only the declared fields: class-transformer would convert the others too, before they are dropped. */
function declared(body: Record<string, unknown>, type: Type<unknown> | undefined): Record<string, unknown> {
  if (!type) return body;
  let names = declaredFields.get(type);
  if (!names) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    names = [...new Set(rules.map(({ propertyName }) => propertyName))];
    declaredFields.set(type, names);
  }
  if (!names.length) return body;
  return Object.fromEntries(names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]));
}

function refusalsOf(
  { property, constraints = {}, children = [] }: ValidationError,
  outer: readonly string[],
): Refusal[] {
  const path = [...outer, property];
  // One rule about a whole list may return several reasons, one per line.
  const own = Object.values(constraints).flatMap((text) => text.split('\n').map((line) => refusalOfText(line, path)));
  return [...own, ...children.flatMap((child) => refusalsOf(child, path))];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
