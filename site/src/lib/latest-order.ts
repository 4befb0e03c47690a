import type { Order } from './api/types';

/** The last order made in this tab, kept for the pages that follow it up. */
export interface LatestOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** The tour or event. */
  readonly itemId: string | undefined;
  /** Notice that the order's page shows once: the result of the booking form. */
  readonly notice?: string;
  /** Whether the order's page then redirects to the payment: right after "Book and pay now". */
  readonly continuesToPayment?: boolean;
  /** Paid, or its confirmation was dismissed. */
  readonly isSettled?: boolean;
}

const KEY = 'booked';

const keep = (latest: LatestOrder): void => sessionStorage.setItem(KEY, JSON.stringify(latest));

/** Remembers an order until the tab is closed, with the notice for the first visit to its page. */
export const rememberLatestOrder = (
  { id, number, clientEmail: email, itemsArray }: Order,
  next: Pick<LatestOrder, 'notice' | 'continuesToPayment'>,
): void => keep({ id, number, email, itemId: itemsArray[0]?.id, ...next });

export function readLatestOrder(): LatestOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LatestOrder | null;
  } catch {
    return null;
  }
}

/** Reads and removes the notice for the first visit to an order's page. */
export function takeOrderNotice(id: string): Pick<LatestOrder, 'notice' | 'continuesToPayment'> {
  const latest = readLatestOrder();
  if (latest?.id !== id) return {};
  const { notice, continuesToPayment, ...rest } = latest;
  keep(rest);
  return { ...(notice && { notice }), ...(continuesToPayment && { continuesToPayment }) };
}

/** The confirmation is no longer shown; the booking form still warns against ordering the same again. */
export function markOrderSettled(id: string): void {
  const latest = readLatestOrder();
  if (latest?.id === id) keep({ ...latest, isSettled: true });
}
