import { BadRequestException } from '@nestjs/common';

/** A body that breaks rules: all of them at once, each in a sentence for the visitor. */
export class InvalidBody extends BadRequestException {
  /** @param message replaces the first sentence where the contract fixes one, such as 'Missing data' */
  constructor(
    readonly sentences: readonly string[],
    message?: string,
  ) {
    super(message ?? sentences[0] ?? 'The request is not valid.');
  }
}
