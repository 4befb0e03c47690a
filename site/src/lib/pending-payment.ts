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
  for (const name of NAMES) localStorage.setItem(name, payment[name] ?? '');
}

export function readPendingPayment(): Partial<PendingPayment> {
  return Object.fromEntries(
    NAMES.flatMap((name) => (localStorage.getItem(name) ? [[name, localStorage.getItem(name)]] : [])),
  );
}

export function forgetPendingPayment(): void {
  for (const name of NAMES) localStorage.removeItem(name);
}

/** One key for each booking; a payment without a booking is named by its amount. */
const storageKey = ({ bookingID, amountToPay }: Partial<PendingPayment>) => `madePayment ${bookingID ?? amountToPay}`;

/** Remembers a submitted card form until its result is known, so that nobody pays twice meanwhile. */
export const rememberUnconfirmedPayment = (pending: Partial<PendingPayment>, reference: string): void =>
  localStorage.setItem(storageKey(pending), reference);

/** The reference of this booking's unconfirmed payment, or null. */
export const readUnconfirmedPayment = (pending: Partial<PendingPayment>): string | null =>
  localStorage.getItem(storageKey(pending));

export const forgetUnconfirmedPayment = (pending: Partial<PendingPayment>): void =>
  localStorage.removeItem(storageKey(pending));
