import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThan, Repository, type EntityManager } from 'typeorm';
import { seatsLeft } from '@imisozi/core/departures';
import { OFFER_HOURS } from '@imisozi/core/pricing/seat-times';
import { OnDomainEvent } from '../../../platform/domain-events/domain-event.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { failureOf } from '../../../platform/logging/failure.js';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import { Transactions } from '../../../platform/database/transactions.js';
import {
  DEPARTURE_CANCELLED,
  SEATS_FREED,
  SEATS_OFFERED,
  WAITED_IN_VAIN,
  type DepartureCancelled,
  type SeatsFreed,
} from '../departure.events.js';
import { Departure } from '../departure.entity.js';
import { DepartureSeats } from '../departure.seats.js';
import { NO_SEAT_HOLDER, type SeatHolder } from '../seat-holder.js';
import { WaitingEntry } from './waiting-entry.entity.js';

/** How long seats are held for a waiting client (rules/departures 7). */
const OFFER_MS = OFFER_HOURS * 60 * 60_000;
/** Entries of other networks and mailboxes. */
const OF_OTHERS = '(e.network IS NULL OR (e.network <> :network AND e.mailbox <> :mailbox))';
/** Few enough that visitors hardly wait for it. */
const MAX_A_ROUND = 20;

/**
 * Offers seats that become free to the first client on the list whose party fits, in the transaction that frees them,
 * so that no other visitor can take them first.
 */
@Injectable()
export class WaitingOffers {
  private readonly logger = new Logger('Departures');

  constructor(
    @InjectRepository(WaitingEntry) private readonly entries: Repository<WaitingEntry>,
    private readonly transactions: Transactions,
    private readonly seats: DepartureSeats,
    private readonly events: DomainEvents,
  ) {}

  @OnDomainEvent(SEATS_FREED, 'records')
  async seatsFreed(tx: EntityManager, { departure, by }: SeatsFreed): Promise<void> {
    await this.offer(tx, departure.id, by);
  }

  /** Clients who wait for a cancelled departure are told, and leave the list. */
  @OnDomainEvent(DEPARTURE_CANCELLED, 'records')
  async departureCancelled(tx: EntityManager, { departure, reason }: DepartureCancelled): Promise<void> {
    const inLine = { departureId: departure.id, state: In(['waiting', 'offered']) };
    const told = await tx.find(WaitingEntry, { select: { id: true, email: true, language: true }, where: inLine });
    await tx.update(WaitingEntry, inLine, { state: 'lapsed', offeredUntil: null, ...NO_SEAT_HOLDER });
    for (const { id, email, language } of told) {
      await this.events.publish(tx, WAITED_IN_VAIN, { entryId: id, email, language, reason });
    }
  }

  /** Offers the seats that are free now, such as seats that were added. */
  async fill(departureId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const departure = await this.offer(tx, departureId, NO_SEAT_HOLDER);
      if (departure) await this.seats.purgePages(tx, departure);
    });
  }

  /** Ends expired offers; the next clients on the list get the seats. */
  @EveryInterval('end expired offers')
  async round(): Promise<void> {
    const due = await this.entries.find({
      where: { state: 'offered', offeredUntil: LessThanOrEqual(new Date()) },
      order: { offeredUntil: 'ASC' },
      take: MAX_A_ROUND,
    });
    for (const entry of due) {
      await this.end(entry).catch((error: unknown) => this.logger.warn(`Could not end an offer: ${failureOf(error)}`));
    }
  }

  /** Removes an entry from the waiting list; seats that were held for it become free. */
  async end({ id }: Pick<WaitingEntry, 'id'>): Promise<void> {
    await this.transactions.run(async (tx) => {
      const by = await tx.findOneByOrFail(WaitingEntry, { id });
      const isOffered = await moved(tx, id, 'offered', 'lapsed');
      if (!isOffered) return void (await moved(tx, id, 'waiting', 'lapsed'));
      // Read again: the client may have left the list and joined it again for more people.
      const { departureId, people } = await tx.findOneByOrFail(WaitingEntry, { id });
      await this.seats.withdraw(tx, departureId, people, by);
    });
  }

  /**
   * Turns an offer into seats of an order.
   * @returns whether there is such an offer; its surplus seats become free
   */
  async claim(tx: EntityManager, departureId: string, key: string, people: number): Promise<boolean> {
    const entry = await tx.findOneBy(WaitingEntry, {
      departureId,
      key,
      state: 'offered',
      offeredUntil: MoreThan(new Date()),
    });
    if (!entry || entry.people < people) return false;
    if (!(await moved(tx, entry.id, 'offered', 'taken'))) return false;
    await this.seats.takeOffered(tx, departureId, entry.people, people, entry);
    return true;
  }

  /** @param by who had the seats: others are offered them first (rules/departures 7) */
  private async offer(tx: EntityManager, departureId: string, by: SeatHolder): Promise<Departure | null> {
    let last: Departure | null = null;
    for (;;) {
      const departure = await this.seats.lock(tx, departureId);
      if (departure?.state !== 'OPEN') return last;
      const left = seatsLeft(departure);
      const next = () =>
        tx
          .createQueryBuilder(WaitingEntry, 'e')
          .where({ departureId, state: 'waiting', ...(left !== null && { people: LessThanOrEqual(left) }) })
          .orderBy({ 'e.createdAt': 'ASC', 'e.id': 'ASC' });
      const entry = (by.network && (await next().andWhere(OF_OTHERS, by).getOne())) || (await next().getOne());
      if (!entry || !(await this.seats.isOnSale(departure, tx))) return last;
      const offeredUntil = new Date(Date.now() + OFFER_MS);
      await tx.update(WaitingEntry, { id: entry.id }, { state: 'offered', offeredUntil });
      await tx.increment(Departure, { id: departureId }, 'offered', entry.people);
      await this.events.publish(tx, SEATS_OFFERED, {
        entryId: entry.id,
        email: entry.email,
        language: entry.language,
      });
      last = departure;
    }
  }
}

async function moved(
  tx: EntityManager,
  id: string,
  from: WaitingEntry['state'],
  to: WaitingEntry['state'],
): Promise<boolean> {
  const { affected } = await tx.update(
    WaitingEntry,
    { id, state: from },
    { state: to, offeredUntil: null, ...NO_SEAT_HOLDER },
  );
  return affected === 1;
}
