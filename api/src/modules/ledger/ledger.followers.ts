import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LedgerBooked } from './ledger.events.js';

/** Brings records in step with an entry that was booked, or that voids another one. */
export type LedgerFollower = (tx: EntityManager, booked: LedgerBooked) => Promise<void>;

/** Records of other modules that follow the ledger in the transaction of an entry: they register themselves. */
@Injectable()
export class LedgerFollowers {
  private readonly followers: LedgerFollower[] = [];

  register(follower: LedgerFollower): void {
    this.followers.push(follower);
  }

  async follow(tx: EntityManager, booked: LedgerBooked): Promise<void> {
    for (const follower of this.followers) await follower(tx, booked);
  }
}
