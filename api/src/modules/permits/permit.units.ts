import { addDays, daysBetween, type Day } from '@imisozi/core/kigali-time';
import { CONFIRMED_STATUSES } from '@imisozi/core/order-status';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { PriceLine } from '@imisozi/core/pricing/price-lines';
import type { Order } from '../orders/order.entity.js';
import { linesOf } from '../orders/price-lines.js';
import type { Permit } from './permit.entity.js';

/** A booking with more permits is not operated person by person: it has no rows (rules/permits 1). */
export const MAX_PERMITS = 2_000;

/** One permit that a booking contains. */
export type PermitUnit = Pick<Permit, 'code' | 'label' | 'place' | 'round' | 'price' | 'day'>;

/** What tells the permits of an order. */
type OfPermits = Pick<Order, 'status' | 'people' | 'travelDate' | 'endDate' | 'priceLines' | 'itemTitle' | 'amount'>;

/** The permits that a booking contains now (rules/permits 1); none before it is approved, or once it has ended. */
export function permitUnits(order: OfPermits): PermitUnit[] {
  if (!CONFIRMED_STATUSES.includes(order.status)) return [];
  const lines = linesOf(order).filter(({ category, quantity }) => category === 'permit' && quantity > 0);
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_PERMITS) return [];
  const byCode = Map.groupBy(lines, ({ code, label }) => code ?? label.slice(0, 40));
  return [...byCode].flatMap(([code, some]) => unitsOfCode(order, code, some));
}

/** Rows of one extra, which differ by traveller type: places are counted through them. */
function unitsOfCode(order: OfPermits, code: string, lines: readonly PriceLine[]): PermitUnit[] {
  let before = 0;
  return lines.flatMap((line) => {
    const people = line.quantity / roundsOf(line, lines, order.people);
    const units = Array.from({ length: line.quantity }, (_, index): PermitUnit => {
      const round = Math.floor(index / people) + 1;
      const place = before + (index % people) + 1;
      return { code, label: line.label, place, round, price: toDollars(line.unitAmount), day: dayOf(order, round) };
    });
    before += people;
    return units;
  });
}

/** How many visits each person of a row has. */
function roundsOf({ quantity, asked = 1 }: PriceLine, lines: readonly PriceLine[], people: number): number {
  const all = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (all <= people) return 1;
  const rounds = all % people === 0 ? all / people : asked;
  return rounds > 0 && quantity % rounds === 0 ? rounds : 1;
}

/** The first day of the trip, and one more for each further visit; the office says otherwise. */
function dayOf({ travelDate, endDate }: OfPermits, round: number): Day | null {
  if (!travelDate) return null;
  const day = addDays(travelDate, round - 1);
  return endDate && day > endDate ? endDate : day;
}

/** The day of a permit that is not bought yet, after its trip has moved (rules/permits 2). */
export function movedDay(day: Day | null, before: Pick<Order, 'travelDate'>, { travelDate }: Order): Day | null {
  if (!travelDate) return null;
  if (!day || !before.travelDate) return null;
  return addDays(day, daysBetween(before.travelDate, travelDate));
}
