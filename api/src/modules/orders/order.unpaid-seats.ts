import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { Departure } from '../departures/departure.entity.js';
import { Order } from './order.entity.js';

/** However small a departure is, two unpaid seats are always allowed. */
const LEAST_OF_DEPARTURE = 2;

/** Limits the unpaid seats of one network or mailbox (rules/departures 5). */
@Injectable()
export class UnpaidSeats {
  constructor(@InjectEnv() private readonly env: Env) {}

  /**
   * Checks that an order which was just saved is within the limits. Orders first take their numbers, one transaction
   * after the other, so no simultaneous one is missed.
   * @throws Refused with what to do instead
   */
  async refuseTooMany(tx: EntityManager, order: Order, departure: Departure): Promise<void> {
    const most = this.env.UNPAID_SEATS_PER_NETWORK;
    const { holdNetwork, holdMailbox } = order;
    if (most === 0 || !holdNetwork || !holdMailbox) return;
    for (const holder of [{ holdNetwork }, { holdMailbox }]) {
      if ((await seatsOf(tx, holder)) > most) throw refusal('unpaid-seats-too-many');
      if (!order.paysLater || departure.capacity === null) continue;
      const half = Math.max(LEAST_OF_DEPARTURE, Math.floor(departure.capacity / 2));
      const held = await seatsOf(tx, { ...holder, departureId: departure.id, paysLater: true });
      if (held > half) throw refusal('unpaid-seats-of-departure');
    }
  }
}

/** Seats that are held and not paid. */
const seatsOf = async (tx: EntityManager, whose: FindOptionsWhere<Order>): Promise<number> =>
  (await tx.sum(Order, 'people', {
    ...whose,
    status: 'PENDING',
    holdUntil: Not(IsNull()),
    paid: LessThanOrEqual(0),
  })) ?? 0;
