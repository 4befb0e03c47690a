import { InvalidBody } from '../../platform/errors/invalid-body.js';

/** The client sent another price than the one on offer (contract 4). */
export class PriceNotAllowed extends InvalidBody {
  constructor(amount: unknown) {
    super([`Selected price : ${asSent(amount)} is not allowed`]);
  }
}

/** What a sentence may repeat of a number that a client sent. */
export function asSent(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 30) : '0';
}
