import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 8;

/**
 * Our name for a payment at the gateway: the current time in milliseconds (rules/payments 1), and a random part, because the
 * name alone lets a browser ask how the payment went. 30 characters; the gateway takes 40.
 */
export const newReference = (): string => `${Date.now()}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
