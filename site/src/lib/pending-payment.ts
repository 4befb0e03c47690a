import { readStored, writeStored } from './browser-storage';

/** What the payment page needs to know about an order, with the storage keys of deployed clients (rules/payments 6). */
export interface PendingPayment {
  readonly bookingID: string;
  readonly bookingEmail: string;
  /** US dollars. */
  readonly amountToPay: string;
}

const NAMES = ['bookingID', 'bookingEmail', 'amountToPay'] as const;

/** Without an amount, the payment page asks for what is due now. */
export function keepPendingPayment(
  payment: Omit<PendingPayment, 'amountToPay'> & Partial<Pick<PendingPayment, 'amountToPay'>>,
): void {
  for (const name of NAMES) writeStored('local', name, payment[name] ?? '');
}

export function readPendingPayment(): Partial<PendingPayment> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = readStored('local', name);
      return value ? [[name, value]] : [];
    }),
  );
}

export function forgetPendingPayment(): void {
  for (const name of NAMES) writeStored('local', name, null);
}

/** One key for each booking; a payment without a booking is named by its amount. */
const storageKey = ({ bookingID, amountToPay }: Partial<PendingPayment>) => `madePayment ${bookingID ?? amountToPay}`;

/** Remembers a submitted card form until its result is known, so that nobody pays twice meanwhile. */
export const rememberUnconfirmedPayment = (pending: Partial<PendingPayment>, reference: string): boolean =>
  writeStored('local', storageKey(pending), reference);

/** The reference of this booking's unconfirmed payment, or null. */
export const readUnconfirmedPayment = (pending: Partial<PendingPayment>): string | null =>
  readStored('local', storageKey(pending));

export const forgetUnconfirmedPayment = (pending: Partial<PendingPayment>): boolean =>
  writeStored('local', storageKey(pending), null);
