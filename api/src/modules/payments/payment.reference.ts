import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 8;

/**
 * Our reference of a payment at the gateway: the current time in milliseconds (rules/payments 1), and a random part,
 * because the reference alone lets a browser query the payment's status. 30 characters; the gateway allows 40.
 */
export const newReference = (): string => `${Date.now()}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
