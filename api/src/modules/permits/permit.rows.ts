import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { isPermitHeld, type PermitState } from '@imisozi/core/permits';
import type { Order } from '../orders/order.entity.js';
import { OrderFollowers } from '../orders/order.followers.js';
import { Permit } from './permit.entity.js';
import { movedDay, permitUnits, type PermitUnit } from './permit.units.js';

/** Those that are used up are assigned first, then bought ones, then those that cost nothing to drop. */
const ASSIGNED: readonly PermitState[] = ['used', 'lost', 'bought', 'to-buy'];

/** Rows written at a time. */
const CHUNK = 200;

/** Keeps a booking's permits in step with it, in the transaction that changes it (rules/permits 1, 2). */
@Injectable()
export class PermitRows {
  constructor(followers: OrderFollowers) {
    followers.register((tx, order, before) => this.follow(tx, order, before));
  }

  /**
   * @param order as it is now; locked
   * @param before as it was
   */
  async follow(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const units = permitUnits(order);
    const rows = await tx.find(Permit, {
      where: { orderId: order.id, state: In(ASSIGNED) },
      order: { code: 'ASC', round: 'ASC', place: 'ASC', id: 'ASC' },
    });
    const { kept, dropped, missing } = assign(units, rows);
    for (const { row, unit } of kept) settle(row, unit, before, order);
    for (const row of dropped) row.isSurplus = row.state === 'bought';
    const gone = dropped.filter(({ state }) => state === 'to-buy').map(({ id }) => id);
    if (gone.length > 0) await tx.delete(Permit, { id: In(gone) });
    const made = missing.map((unit) => tx.create(Permit, { ...NEW, ...unit, orderId: order.id }));
    const stay = rows.filter(({ id }) => !gone.includes(id));
    await tx.save([...stay, ...made], { reload: false, chunk: CHUNK });
  }
}

const NEW = {
  state: 'to-buy',
  travellerId: null,
  number: null,
  heldNumber: null,
  cost: null,
  isSurplus: false,
  boughtAt: null,
} as const satisfies Partial<Permit>;

/** What becomes of each row, and which permits have none. */
interface Assignment {
  readonly kept: { readonly row: Permit; readonly unit: PermitUnit }[];
  readonly dropped: Permit[];
  readonly missing: PermitUnit[];
}

/** Each row keeps its place if the booking still has it, and else takes one that is free. */
function assign(units: readonly PermitUnit[], rows: readonly Permit[]): Assignment {
  const free = new Map(units.map((unit) => [placeOf(unit), unit]));
  const kept: Assignment['kept'] = [];
  const take = (row: Permit, unit: PermitUnit | undefined): boolean => {
    if (!unit) return false;
    free.delete(placeOf(unit));
    kept.push({ row, unit });
    return true;
  };
  const dropped: Permit[] = [];
  for (const state of ASSIGNED) {
    const left = rows.filter((row) => row.state === state && !take(row, free.get(placeOf(row))));
    for (const row of left) {
      if (
        !take(
          row,
          [...free.values()].find(({ code }) => code === row.code),
        )
      )
        dropped.push(row);
    }
  }
  return { kept, dropped, missing: [...free.values()] };
}

const placeOf = ({ code, round, place }: Pick<Permit, 'code' | 'round' | 'place'>) => `${round} ${place} ${code}`;

function settle(row: Permit, unit: PermitUnit, before: Order, order: Order): void {
  const { label, price, place, round } = unit;
  Object.assign(row, { label, price, place, round, isSurplus: false });
  // A bought one is for the day that stands on it.
  if (isPermitHeld(row) || before.travelDate === order.travelDate) return;
  row.day = movedDay(row.day, before, order) ?? unit.day;
}
