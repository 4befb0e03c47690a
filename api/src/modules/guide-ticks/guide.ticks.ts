import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import type { SentTick } from '@imisozi/core/operations/guide-ticks-schema';
import { insertAll } from '../../platform/database/gathered-writes.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { after, type Part } from '../../platform/list/keyset.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { AssignmentsService } from '../assignments/assignments.service.js';
import type { Guide } from '../guides/guide.entity.js';
import { OrderTrips } from '../orders/order.trips.js';
import { GuideTick } from './guide-tick.entity.js';

/** Which ticks have been taken, and which can never be. */
export interface TakenTicks {
  readonly accepted: string[];
  /** Of trips that never were the guide's, or about bookings that are not of the trip. */
  readonly refused: string[];
}

/** The ticks of guides, each once and in order (rules/operations 10). */
@Injectable()
export class GuideTicks {
  constructor(
    @InjectRepository(GuideTick) private readonly ticks: Repository<GuideTick>,
    private readonly assignments: AssignmentsService,
    private readonly orders: OrderTrips,
    private readonly transactions: Transactions,
  ) {}

  /** Takes ticks in the order in which they are sent; those that are known already are accepted and do nothing. */
  async take(guide: Guide, sent: readonly SentTick[]): Promise<TakenTicks> {
    if (sent.length === 0) return { accepted: [], refused: [] };
    try {
      return await this.transactions.run((tx) => this.write(tx, guide, sent));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // The same ticks arrive twice at once: looked at again, they are known.
      return this.transactions.run((tx) => this.write(tx, guide, sent));
    }
  }

  /** Ticks of trips, in the order in which they came. @param limit the maximum number */
  ofTrips(tripIds: readonly string[], limit: number): Promise<GuideTick[]> {
    if (tripIds.length === 0) return Promise.resolve([]);
    return this.ticks.find({
      where: { tripId: In([...tripIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /**
   * A page of the ticks about a booking, newest first, with the guides: its own, and those about the whole of its trip.
   * @param departureId of the booking, if it is on one
   */
  async page({ orderId, departureId, place, take }: OfBooking): Promise<GuideTick[]> {
    const where = [
      after<GuideTick>(place, { orderId }),
      after<GuideTick>(place, { tripId: departureId ?? orderId, orderId: IsNull() }),
    ].flat();
    return this.ticks.find({ where, order: NEWEST_FIRST, take, relations: { guide: true } });
  }

  private async write(tx: EntityManager, guide: Guide, sent: readonly SentTick[]): Promise<TakenTicks> {
    const trips = await this.assignments.tripsEverOf(tx, guide.id, [...new Set(sent.map(({ tripId }) => tripId))]);
    const orders = await this.orders.withIds([...new Set(sent.flatMap(({ orderId }) => orderId ?? []))], tx);
    const tripOf = new Map(orders.map(({ id, departureId }) => [id, departureId ?? id]));
    const known = await tx.findBy(GuideTick, { id: In(sent.map(({ id }) => id)) });
    const seen = new Set(known.map(({ id }) => id));
    const accepted: string[] = [];
    const refused: string[] = [];
    const rows: GuideTick[] = [];
    const now = Math.max(Date.now(), (await lastOf(tx, [...trips.keys()])) + 1);
    for (const one of sent) {
      const isKnown = seen.has(one.id);
      const isOurs = trips.has(one.tripId) && (!one.orderId || tripOf.get(one.orderId) === one.tripId);
      (isKnown || isOurs ? accepted : refused).push(one.id);
      if (isKnown || !isOurs) continue;
      seen.add(one.id);
      // A millisecond apart and after all earlier ones, so that they are listed in the order in which they were sent.
      const createdAt = new Date(now + rows.length);
      rows.push(tx.create(GuideTick, { ...rowOf(one), guideId: guide.id, createdAt, at: earlier(one.at, createdAt) }));
    }
    if (rows.length > 0) await insertAll(tx, GuideTick, rows);
    for (const { kind, tripId } of rows) {
      if (kind === 'confirmed') await this.assignments.confirm(tx, guide.id, tripId);
    }
    return { accepted: [...new Set(accepted)], refused };
  }
}

type OfBooking = Part & { readonly orderId: string; readonly departureId: string | null };

const rowOf = ({ id, tripId, orderId, kind, value, note }: SentTick) => ({
  id,
  tripId,
  orderId: orderId ?? null,
  kind,
  value: value ?? null,
  note: note ?? '',
  hasNote: Boolean(note),
});

/** When the last tick of these trips was taken. */
async function lastOf(tx: EntityManager, tripIds: readonly string[]): Promise<number> {
  const where = { tripId: In([...tripIds]) };
  const [last] = await tx.find(GuideTick, { select: { createdAt: true }, where, order: NEWEST_FIRST, take: 1 });
  return last?.createdAt.getTime() ?? 0;
}

/** A clock that is ahead does not say what has not happened yet. */
function earlier(at: string, arrived: Date): Date {
  const said = new Date(at);
  return said < arrived ? said : arrived;
}
