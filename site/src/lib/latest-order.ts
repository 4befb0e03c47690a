import type { Order } from './api/types';
import { readStoredJson, writeStored } from './browser-storage';

/** The last order made in this tab, for the pages that follow it. */
export interface LatestOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** The id of the tour or event. */
  readonly itemId: string | undefined;
  /** The success notice of the booking form, which the next page of the order shows once. */
  readonly notice?: string;
  /** Whether the payment page takes it up: after "Book and pay now". */
  readonly paysNow?: boolean;
  /** Whether the order was paid or its confirmation dismissed. */
  readonly isSettled?: boolean;
}

const KEY = 'booked';

const keep = (latest: LatestOrder): boolean => writeStored('session', KEY, JSON.stringify(latest));

/**
 * Stores an order until the tab is closed, with the notice for its next page.
 * @returns whether it worked
 */
export const rememberLatestOrder = (
  { id, number, clientEmail: email, itemsArray }: Order,
  next: Pick<LatestOrder, 'notice' | 'paysNow'>,
): boolean => keep({ id, number, email, itemId: itemsArray[0]?.id, ...next });

export const readLatestOrder = (): LatestOrder | null => readStoredJson('session', KEY) as LatestOrder | null;

/** Returns the notice for the next page of an order and removes it; undefined if it was shown. */
export function takeOrderNotice(id: string): string | undefined {
  const latest = readLatestOrder();
  if (latest?.id !== id) return undefined;
  const { notice, ...rest } = latest;
  keep(rest);
  return notice;
}

/** Returns the order of "Book and pay now", once. */
export function takeOrderToPay(): LatestOrder | undefined {
  const latest = readLatestOrder();
  if (!latest?.paysNow) return undefined;
  const { paysNow: _, ...rest } = latest;
  keep(rest);
  return rest;
}

/** Hides the confirmation from now on; the booking form still warns against ordering the same item again. */
export function markOrderSettled(id: string): void {
  const latest = readLatestOrder();
  if (latest?.id === id) keep({ ...latest, isSettled: true });
}
