import { refusal } from '../../platform/errors/refused.js';

/** The client sent a price that differs from the offer (rules/prices 9). */
export const priceNotAllowed = (amount: unknown) => refusal('price-not-allowed', { amount: asSent(amount) });

/** A number from a client, as a sentence may repeat it. */
export function asSent(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 30) : '0';
}
