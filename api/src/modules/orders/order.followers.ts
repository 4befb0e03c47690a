import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import type { Order } from './order.entity.js';

/** Brings records in step with an order that is locked, as it is now and as it was before. */
export type OrderFollower = (tx: EntityManager, order: Order, before: Order, actor: Actor) => Promise<void>;

/** Records of other modules that follow an order in the transaction that changes it: they register themselves. */
@Injectable()
export class OrderFollowers {
  private readonly followers: OrderFollower[] = [];

  register(follower: OrderFollower): void {
    this.followers.push(follower);
  }

  /** Called for every change of an order's status, and of what is booked. */
  async follow(tx: EntityManager, order: Order, before: Order, actor: Actor): Promise<void> {
    for (const follower of this.followers) await follower(tx, order, before, actor);
  }
}
