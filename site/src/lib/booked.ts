/** The order that was made last in this tab, for the pages that tell how it goes on. */
export interface Booked {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** The tour or event. */
  readonly itemId: string;
  /** Whether its page goes on to the payment by itself: once, right after "Book and pay now". */
  readonly goesOn?: boolean;
  /** Whether there is nothing to do for it any more. */
  readonly isSettled?: boolean;
}

const NAME = 'booked';

export const keepBooked = (booked: Booked): void => sessionStorage.setItem(NAME, JSON.stringify(booked));

export function readBooked(): Booked | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Booked | null;
  } catch {
    return null;
  }
}

/** Nothing is left to tell about the order, except to whoever is about to make it again. */
export function settleBooked(id: string): void {
  const booked = readBooked();
  if (booked?.id === id) keepBooked({ ...booked, goesOn: false, isSettled: true });
}
