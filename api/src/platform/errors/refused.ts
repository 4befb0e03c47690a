import { HttpException } from '@nestjs/common';
import { refused, statusOf, type Refusal, type RefusalCode, type RefusalParams } from '@imisozi/core/refusals/refusal';

/** A request is refused, for one or several reasons. */
export class Refused extends HttpException {
  readonly code: RefusalCode;

  /** @param message replaces the first sentence where the contract fixes it, such as 'Missing data' */
  constructor(
    readonly refusals: readonly Refusal[],
    message = refusals[0]!.message,
  ) {
    super(message, statusOf(refusals[0]!.code));
    this.code = refusals[0]!.code;
  }
}

/**
 * The standard way to refuse a request: `throw refusal('promo-code-unknown', { code })`. The status follows from the
 * code.
 */
export const refusal = <Code extends RefusalCode>(code: Code, ...params: RefusalParams<Code>): Refused =>
  new Refused([refused(code, ...params)]);

/** Whether an error is a deliberate refusal with this status: 404 for a record that is unknown or not public. */
export const isRefused = (thrown: unknown, status: number): thrown is Refused =>
  thrown instanceof Refused && thrown.getStatus() === status;
