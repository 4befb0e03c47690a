import { HttpException, PayloadTooLargeException } from '@nestjs/common';
import { InvalidBody } from '../errors/invalid-body.js';

/** What a body may hold at most (contract 1); far more than any call needs. */
export const MOST_KEYS = 100;
export const MOST_NODES = 1_000;
export const MOST_FORM_FIELDS = 100;

/** The converter and the checks call themselves for each level, until the stack ends. */
const DEEPEST = 32;

/**
 * Looks over a parsed body once, before anything else reads it. Its time grows with the length of the body, and ends at
 * the first bound.
 * @returns why it is refused: an object with too many keys, too many values in all, or nested too deeply
 */
export function refusalOfShape(body: unknown): HttpException | null {
  let level: unknown[] = [body];
  let nodes = 0;
  for (let depth = 0; level.length; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth === DEEPEST) return new InvalidBody(['The request is nested too deeply.']);
      const inner: unknown[] = Object.values(value);
      if (!Array.isArray(value) && inner.length > MOST_KEYS) return tooMany();
      nodes += inner.length;
      if (nodes > MOST_NODES) return tooMany();
      next.push(...inner);
    }
    level = next;
  }
  return null;
}

/** The refusal of a body with more fields than a call may have. */
export const tooMany = () => new PayloadTooLargeException('The request has too many fields.');
