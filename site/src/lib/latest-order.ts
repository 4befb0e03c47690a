import type { Order } from './api/types';

/** The last order made in this tab, for the pages that follow it. */
export interface LatestOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** The id of the tour or event. */
  readonly itemId: string | undefined;
  /** The success notice of the booking form, which the order's page shows once. */
  readonly notice?: string;
  /** Whether the order's page then redirects to the payment: after "Book and pay now". */
  readonly continuesToPayment?: boolean;
  /** Whether the order was paid or its confirmation dismissed. */
  readonly isSettled?: boolean;
}

const KEY = 'booked';

const keep = (latest: LatestOrder): void => sessionStorage.setItem(KEY, JSON.stringify(latest));

/** Stores an order until the tab is closed, with the notice for the first visit to its page. */
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

/** Returns and removes the notice for the first visit to an order's page. */
export function takeOrderNotice(id: string): Pick<LatestOrder, 'notice' | 'continuesToPayment'> {
  const latest = readLatestOrder();
  if (latest?.id !== id) return {};
  const { notice, continuesToPayment, ...rest } = latest;
  keep(rest);
  return { ...(notice && { notice }), ...(continuesToPayment && { continuesToPayment }) };
}

/** Hides the confirmation from now on; the booking form still warns against ordering the same item again. */
export function markOrderSettled(id: string): void {
  const latest = readLatestOrder();
  if (latest?.id === id) keep({ ...latest, isSettled: true });
}
