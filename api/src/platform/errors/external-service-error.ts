import type { SentenceCode } from '@imisozi/core/refusals/refusal';

/** A service outside of the product failed, such as the payment gateway: 503. */
export abstract class ExternalServiceError extends Error {
  readonly statusCode = 503;

  /**
   * @param message only for the log
   * @param code for the visitor
   */
  constructor(
    message: string,
    readonly code: SentenceCode,
  ) {
    super(message);
  }
}
