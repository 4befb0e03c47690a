import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { usd } from '@imisozi/core/money';
import { refusal } from '../../platform/errors/refused.js';
import type { LedgerBooked } from './ledger.events.js';

/**
 * Brings records in step with an entry that was booked, or that voids another one.
 * @returns how many US dollars of a refund go back to a gift voucher and cannot leave in the way that was named
 */
export type LedgerFollower = (tx: EntityManager, booked: LedgerBooked) => Promise<number | void>;

/** Records of other modules that follow the ledger in the transaction of an entry: they register themselves. */
@Injectable()
export class LedgerFollowers {
  private readonly followers: LedgerFollower[] = [];

  register(follower: LedgerFollower): void {
    this.followers.push(follower);
  }

  /** @throws Refused for a refund as money of what a gift voucher has paid */
  async follow(tx: EntityManager, booked: LedgerBooked): Promise<void> {
    for (const follower of this.followers) {
      const kept = (await follower(tx, booked)) ?? 0;
      if (kept > 0) throw refusal('refund-to-gift-voucher', { amount: usd(kept) });
    }
  }
}
