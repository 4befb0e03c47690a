import { ValidationPipe, type ArgumentMetadata, type Type } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { InvalidBody } from '../errors/invalid-body.js';

const WRAPPERS = Symbol('wrappers');

/** Far more than any call needs; the converter and the checks call themselves for each level, until the stack ends. */
const DEEPEST_BODY = 32;

/** Marks a body that deployed clients also send inside an object of one of these keys: `{event: {…}}` (contract 1). */
export const WrappedIn =
  (...keys: string[]) =>
  (target: object) =>
    Reflect.defineMetadata(WRAPPERS, keys, target);

/** Unwraps, drops unknown fields, converts and validates; all failures of one body come back together. */
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new InvalidBody(errors.flatMap(sentencesOf)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    if (isDeeperThan(DEEPEST_BODY, value)) throw new InvalidBody(['The request is nested too deeply.']);
    return super.transform(unwrap(value, metadata.metatype), metadata);
  }
}

function unwrap(body: unknown, type: Type<unknown> | undefined): unknown {
  // A call without a body is one with every field missing: the reader learns which ones.
  if (!isRecord(body)) return {};
  const keys = (type && (Reflect.getMetadata(WRAPPERS, type) as string[] | undefined)) ?? [];
  for (const key of keys) {
    const inner = body[key];
    if (Object.hasOwn(body, key) && isRecord(inner)) return inner;
  }
  return body;
}

function sentencesOf(error: ValidationError): string[] {
  const own = Object.values(error.constraints ?? {});
  return [...own, ...(error.children ?? []).flatMap(sentencesOf)];
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
