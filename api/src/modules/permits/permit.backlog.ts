import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { Transactions } from '../../platform/database/transactions.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { lockOrder } from '../orders/order.records.js';
import { OrderTrips } from '../orders/order.trips.js';
import { Permit } from './permit.entity.js';
import { PermitRows } from './permit.rows.js';
import { permitUnits } from './permit.units.js';

/** Bookings that were approved before permits were listed get their rows (rules/permits 7). */
@Injectable()
export class PermitBacklog {
  constructor(
    @InjectRepository(Permit) private readonly permits: Repository<Permit>,
    private readonly trips: OrderTrips,
    private readonly rows: PermitRows,
    private readonly transactions: Transactions,
  ) {}

  /** Trips that are over, or under way, stay as they are. */
  @EveryInterval('list permits of earlier bookings')
  async round(stopping?: AbortSignal): Promise<void> {
    for await (const orders of this.trips.confirmedFrom(today())) {
      const ids = orders.filter((order) => permitUnits(order).length > 0).map(({ id }) => id);
      const listed = await this.listed(ids);
      for (const id of ids.filter((one) => !listed.has(one))) {
        if (stopping?.aborted) return;
        await this.transactions.run(async (tx) => {
          const order = await lockOrder(tx, id);
          await this.rows.follow(tx, order, order);
        });
      }
    }
  }

  /** The bookings that have rows, whatever became of them. */
  private async listed(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.permits
      .createQueryBuilder('permit')
      .select('DISTINCT permit.orderId', 'orderId')
      .where({ orderId: In([...ids]) })
      .getRawMany<{ orderId: string }>();
    return new Set(rows.map(({ orderId }) => orderId));
  }
}
