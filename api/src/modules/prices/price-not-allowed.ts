import { refusal } from '../../platform/errors/refused.js';

/** The client sent another price than the one on offer (rules/prices 9). */
export const priceNotAllowed = (amount: unknown) => refusal('price-not-allowed', { amount: asSent(amount) });

/** What a sentence may repeat of a number that a client sent. */
export function asSent(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 30) : '0';
}
