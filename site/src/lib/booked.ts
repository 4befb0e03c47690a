import type { Order } from './api/types';

/** The order that was made last in this tab, for the pages that tell how it goes on. */
export interface Booked {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** The tour or event. */
  readonly itemId: string | undefined;
  /** What its page says once: how the form that led there went. */
  readonly says?: string;
  /** Whether its page then goes on to the payment by itself: right after "Book and pay now". */
  readonly goesOn?: boolean;
  /** Whether there is nothing to do for it any more. */
  readonly isSettled?: boolean;
}

const NAME = 'booked';

const keep = (booked: Booked): void => sessionStorage.setItem(NAME, JSON.stringify(booked));

/** Remembers an order until the tab is closed, and what its page says and does when it opens. */
export const keepBooked = (
  { id, number, clientEmail: email, itemsArray }: Order,
  next: Pick<Booked, 'says' | 'goesOn'>,
): void => keep({ id, number, email, itemId: itemsArray[0]?.id, ...next });

export function readBooked(): Booked | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Booked | null;
  } catch {
    return null;
  }
}

/** What the page of an order says and does when it opens for the first time. */
export function takeNext(id: string): Pick<Booked, 'says' | 'goesOn'> {
  const booked = readBooked();
  if (booked?.id !== id) return {};
  const { says, goesOn, ...rest } = booked;
  keep(rest);
  return { ...(says && { says }), ...(goesOn && { goesOn }) };
}

/** Nothing is left to tell about the order, except to whoever is about to make it again. */
export function settleBooked(id: string): void {
  const booked = readBooked();
  if (booked?.id === id) keep({ ...booked, isSettled: true });
}
