import { MOBILE_PROVIDERS } from './mobile-money.ts';

/** Who takes a client's payment: the card gateway, its sandbox, or a mobile money service (rules/payments 1). */
export const PAYMENT_PROVIDERS = ['hosted', 'sandbox', ...MOBILE_PROVIDERS] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
