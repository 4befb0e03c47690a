import { FIRST_HOLD_MINUTES } from '@imisozi/core/pricing/seat-times';
import { DEFAULT_TERMS, type Terms } from '@imisozi/core/pricing/terms';
import type { EntityManager } from 'typeorm';
import { Order } from './order.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many hours unpaid seats are held (rules/departures 3). */
export const holdHoursOf = (terms: Pick<Terms, 'holdHours'> | null): number => (terms ?? DEFAULT_TERMS).holdHours;

/** When the hold of unpaid seats ends: `holdHours` of the terms from now (rules/departures 3). */
export const holdEnd = (terms: Pick<Terms, 'holdHours'> | null, now: Date): Date =>
  new Date(now.getTime() + holdHoursOf(terms) * HOUR_MS);

/** When the hold ends for a visitor who neither pays nor opens the link in the mail (rules/departures 3). */
export const firstHoldEnd = (now: Date): Date => new Date(now.getTime() + FIRST_HOLD_MINUTES * MINUTE_MS);

/** The columns of a hold once it has ended. */
export const HOLD_ENDED = {
  holdUntil: null,
  holdNetwork: null,
  holdMailbox: null,
  holdMark: null,
} satisfies Partial<Order>;

/** How many hours seats are held once a link in a mail is opened; null if opening it changes nothing. */
export const longerHoldHours = ({ holdUntil, holdMark, terms }: Order): number | null =>
  holdUntil && holdMark ? holdHoursOf(terms) : null;

/**
 * Once a client has opened the mail, the seats are held for as long as the terms say (rules/departures 3). @param order
 * as it was locked
 */
export async function keepLonger(tx: EntityManager, order: Order): Promise<void> {
  if (!order.holdUntil || !order.holdMark) return;
  const kept = { holdUntil: holdEnd(order.terms, new Date()), holdMark: null };
  await tx.update(Order, { id: order.id }, kept);
  Object.assign(order, kept);
}
