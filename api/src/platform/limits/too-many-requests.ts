import { HttpException, HttpStatus } from '@nestjs/common';

/** A refusal for now: 429 with `Retry-After`. */
export class TooManyRequests extends HttpException {
  /** @param retryAfter seconds */
  constructor(
    readonly retryAfter: number,
    sentence = 'Too many requests. Please try again later.',
  ) {
    super(sentence, HttpStatus.TOO_MANY_REQUESTS);
  }
}
