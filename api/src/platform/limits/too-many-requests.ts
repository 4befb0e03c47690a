import { refused } from '@imisozi/core/refusals/refusal';
import { Refused } from '../errors/refused.js';

/** A temporary refusal: 429 with `Retry-After`. */
export class TooManyRequests extends Refused {
  /** @param retryAfter seconds */
  constructor(
    readonly retryAfter: number,
    code: 'too-many-requests' | 'too-many-requests-for-mailbox' | 'too-many-windows' = 'too-many-requests',
  ) {
    super([refused(code)]);
  }
}
