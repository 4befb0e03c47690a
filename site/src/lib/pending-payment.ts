/** What the payment page needs to know of an order, kept in the browser by the names that deployed pages use. */
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

/** One for each booking; of a payment without one only the amount is known. */
const madeName = ({ bookingID, amountToPay }: Partial<PendingPayment>) => `madePayment ${bookingID ?? amountToPay}`;

/** Remembers that the card form was filled in, until it is known how that went: nobody shall pay twice meanwhile. */
export const keepMadePayment = (pending: Partial<PendingPayment>, reference: string): void =>
  localStorage.setItem(madeName(pending), reference);

/** The reference of a payment that was made for the booking and is not confirmed yet, or null. */
export const readMadePayment = (pending: Partial<PendingPayment>): string | null =>
  localStorage.getItem(madeName(pending));

export const forgetMadePayment = (pending: Partial<PendingPayment>): void => localStorage.removeItem(madeName(pending));
