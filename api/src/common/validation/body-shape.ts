import type { HttpException } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';

/** The limits of a body (rules/errors 4); far above what any call needs. */
export const MAX_KEYS = 100;
export const MAX_NODES = 1_000;
export const MAX_FORM_FIELDS = 100;

/** class-transformer and class-validator recurse into each level; without a limit the stack would overflow. */
const MAX_DEPTH = 32;

/**
 * Checks the shape of a parsed body once, before any other code reads it. It takes time in proportion to the length of
 * the body, and stops at the first violation.
 * @returns the reason for refusal: an object with too many keys, too many values in total, or nested too deeply
 */
export function bodyShapeError(body: unknown): HttpException | null {
  let level: unknown[] = [body];
  let nodes = 0;
  for (let depth = 0; level.length; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth === MAX_DEPTH) return refusal('request-too-deep');
      const inner: unknown[] = Object.values(value);
      if (!Array.isArray(value) && inner.length > MAX_KEYS) return tooManyFields();
      nodes += inner.length;
      if (nodes > MAX_NODES) return tooManyFields();
      next.push(...inner);
    }
    level = next;
  }
  return null;
}

/** The refusal of a body with more fields than a call may have. */
export const tooManyFields = () => refusal('too-many-fields');
