import { FIRST_HOLD_MINUTES } from '@imisozi/core/pricing/seat-times';
import { DEFAULT_TERMS, type Terms } from '@imisozi/core/pricing/terms';
import type { EntityManager } from 'typeorm';
import { Order } from './order.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many hours seats are kept that wait for a payment (rules/departures 3). */
export const holdHoursOf = (terms: Pick<Terms, 'holdHours'> | null): number => (terms ?? DEFAULT_TERMS).holdHours;

/** When seats that wait for a payment come free: `holdHours` of the terms from now (rules/departures 3). */
export const holdEnd = (terms: Pick<Terms, 'holdHours'> | null, now: Date): Date =>
  new Date(now.getTime() + holdHoursOf(terms) * HOUR_MS);

/** When the seats of a visitor come free who neither pays nor opens the link in the mail (rules/departures 3). */
export const firstHoldEnd = (now: Date): Date => new Date(now.getTime() + FIRST_HOLD_MINUTES * MINUTE_MS);

/** What is kept of a hold that has ended: nothing. */
export const HOLD_ENDED = {
  holdUntil: null,
  holdNetwork: null,
  holdMailbox: null,
  holdMark: null,
} satisfies Partial<Order>;

/** The hours for which seats are kept once a link in a mail was opened; null while none is awaited. */
export const longerHoldHours = ({ holdUntil, holdMark, terms }: Order): number | null =>
  holdUntil && holdMark ? holdHoursOf(terms) : null;

/** Seats of whoever a mail has reached are kept for as long as the terms say (rules/departures 3). @param order as it was locked */
export async function keepLonger(tx: EntityManager, order: Order): Promise<void> {
  if (!order.holdUntil || !order.holdMark) return;
  const kept = { holdUntil: holdEnd(order.terms, new Date()), holdMark: null };
  await tx.update(Order, { id: order.id }, kept);
  Object.assign(order, kept);
}
