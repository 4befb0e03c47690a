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
