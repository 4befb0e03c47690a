import { ConflictException, Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { Departure } from '../departures/departure.entity.js';
import { Order } from './order.entity.js';

/** However small a departure is, two people can book it without paying at once. */
const LEAST_OF_DEPARTURE = 2;

const TOO_MANY =
  'We already hold as many unpaid seats for you as we can. Please pay the deposit of an earlier booking first, or ask our office';
const TOO_LARGE_A_PART =
  'We cannot hold that many seats of one departure without a deposit. Please choose to pay now, or ask our office';

/** Nobody holds seats for nothing: what one network or mailbox has without paying is bounded (trade 2). */
@Injectable()
export class UnpaidSeats {
  constructor(@InjectEnv() private readonly env: Env) {}

  /**
   * Looks whether an order that was just kept is within the bounds. Orders take their numbers first, one transaction
   * after the other, so none that comes at the same time is overlooked.
   * @throws ConflictException with what to do instead
   */
  async refuseTooMany(tx: EntityManager, order: Order, departure: Departure): Promise<void> {
    const most = this.env.UNPAID_SEATS_PER_NETWORK;
    const { holdNetwork, holdMailbox } = order;
    if (most === 0 || !holdNetwork || !holdMailbox) return;
    for (const holder of [{ holdNetwork }, { holdMailbox }]) {
      if ((await seatsOf(tx, holder)) > most) throw new ConflictException(TOO_MANY);
      if (!order.paysLater || departure.capacity === null) continue;
      const half = Math.max(LEAST_OF_DEPARTURE, Math.floor(departure.capacity / 2));
      const held = await seatsOf(tx, { ...holder, departureId: departure.id, paysLater: true });
      if (held > half) throw new ConflictException(TOO_LARGE_A_PART);
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
