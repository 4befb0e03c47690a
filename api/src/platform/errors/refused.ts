import { HttpException } from '@nestjs/common';
import { refused, statusOf, type Refusal, type RefusalCode, type RefusalParams } from '@imisozi/core/refusals/refusal';

/** Something is refused, for one reason or for several at once. */
export class Refused extends HttpException {
  readonly code: RefusalCode;

  /** @param message replaces the first sentence where it is fixed, such as 'Missing data' */
  constructor(
    readonly refusals: readonly Refusal[],
    message = refusals[0]!.message,
  ) {
    super(message, statusOf(refusals[0]!.code));
    this.code = refusals[0]!.code;
  }
}

/** The one way to refuse something: `throw refusal('promo-code-unknown', { code })`. Its code says the status. */
export const refusal = <Code extends RefusalCode>(code: Code, ...params: RefusalParams<Code>): Refused =>
  new Refused([refused(code, ...params)]);

/** Whether a status was answered with on purpose: 404 for what is unknown or not public. */
export const isRefused = (thrown: unknown, status: number): thrown is Refused =>
  thrown instanceof Refused && thrown.getStatus() === status;
