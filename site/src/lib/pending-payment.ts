/** What the payment page needs to know about an order, under the storage keys that deployed clients use (rules/payments 6). */
export interface PendingPayment {
  readonly bookingID: string;
  readonly bookingEmail: string;
  /** US dollars. */
  readonly amountToPay: string;
}

const NAMES = ['bookingID', 'bookingEmail', 'amountToPay'] as const;

export function keepPendingPayment(payment: PendingPayment): void {
  for (const name of NAMES) localStorage.setItem(name, payment[name]);
}

export function readPendingPayment(): Partial<PendingPayment> {
  return Object.fromEntries(
    NAMES.flatMap((name) => (localStorage.getItem(name) ? [[name, localStorage.getItem(name)]] : [])),
  );
}

export function forgetPendingPayment(): void {
  for (const name of NAMES) localStorage.removeItem(name);
}

/** One key for each booking; a payment without a booking has only its amount. */
const madeName = ({ bookingID, amountToPay }: Partial<PendingPayment>) => `madePayment ${bookingID ?? amountToPay}`;

/** Remembers a submitted card form until its result is known, so that nobody pays twice meanwhile. */
export const rememberUnconfirmedPayment = (pending: Partial<PendingPayment>, reference: string): void =>
  localStorage.setItem(madeName(pending), reference);

/** The reference of the unconfirmed payment for this booking, or null. */
export const readUnconfirmedPayment = (pending: Partial<PendingPayment>): string | null =>
  localStorage.getItem(madeName(pending));

export const forgetUnconfirmedPayment = (pending: Partial<PendingPayment>): void =>
  localStorage.removeItem(madeName(pending));
