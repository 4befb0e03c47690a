import { randomUUID } from 'node:crypto';
import { catDate } from '@imisozi/core/kigali-time';
import { comparedNumber, isPermitHeld, type PermitState } from '@imisozi/core/permits';
import type { Permit } from '@imisozi/api/modules/permits/permit.entity';
import { permitUnits } from '@imisozi/api/modules/permits/permit.units';
import type { SeedOrder } from './bookings.ts';
import type { Clock } from './clock.ts';

/** The office buys permits of paid bookings this many days before the visit. */
const BOUGHT_DAYS = 30;
/** What the park charges less than the client pays, in US dollars. */
const MARGIN = 25;

type SeedPermit = Omit<Permit, 'order' | 'stampCreation' | 'stampChange'>;

/** The permits of bookings that are approved or paid: used, bought, and still to be bought. */
export function demoPermits(clock: Clock, orders: readonly SeedOrder[]): SeedPermit[] {
  let count = 0;
  return orders.flatMap((order) => {
    const state = stateOf(clock, order);
    return permitUnits(order).map((unit): SeedPermit => {
      const number = `VNP-${catDate(clock.now).slice(0, 4)}-${String(4001 + count++)}`;
      const bought = isPermitHeld({ state }) && {
        number,
        heldNumber: comparedNumber(number),
        cost: unit.price - MARGIN,
        boughtAt: order.updatedAt,
      };
      const at = { createdAt: order.createdAt, updatedAt: order.updatedAt };
      return { ...NOT_BOUGHT, ...unit, ...at, id: randomUUID(), orderId: order.id, state, ...bought };
    });
  });
}

const NOT_BOUGHT = {
  travellerId: null,
  number: null,
  heldNumber: null,
  cost: null,
  boughtAt: null,
  isSurplus: false,
} as const;

function stateOf(clock: Clock, { travelDate, status }: SeedOrder): PermitState {
  if (travelDate && travelDate < catDate(clock.now)) return 'used';
  const isSoon = travelDate !== null && travelDate <= catDate(clock.at(BOUGHT_DAYS, 12));
  return status === 'PAID' && isSoon ? 'bought' : 'to-buy';
}
