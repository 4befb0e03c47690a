import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { startOfToday } from '@imisozi/core/kigali-time';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { Departure } from '../departures/departure.entity.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { Quote } from './quote.entity.js';
import { QUOTE_MISSED } from './quote.events.js';
import { QUOTES, stateOf } from './quote.records.js';
import { roomFor } from './quote.rules.js';

/** The departures that proposals name (rules/proposals 12). */
@Injectable()
export class QuoteDepartures {
  constructor(
    private readonly seats: DepartureSeats,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  /** Null for a proposal without one, and for one that was deleted. */
  async of({ departureId }: Pick<Quote, 'departureId'>, tx?: EntityManager): Promise<Departure | null> {
    return departureId ? this.seats.find(departureId, tx) : null;
  }

  /**
   * The departure that staff name.
   * @throws Refused for one of another tour, for a cancelled one, and beside another day than its own
   */
  async named(id: string, { tourId, travelDate }: Partial<Pick<Quote, 'tourId' | 'travelDate'>>): Promise<Departure> {
    const departure = await this.seats.named(id, tourId ?? null);
    if (travelDate && travelDate !== departure.startDate) throw refusal('travel-date-of-departure');
    return departure;
  }

  /** @throws Refused when its client could not accept a proposal, because its departure has no room for the party */
  async refuseToSend(quote: Quote, tx?: EntityManager): Promise<void> {
    if (!quote.departureId) return;
    const room = roomFor(quote, await this.of(quote, tx));
    if (room === 'full' || room === 'gone') throw refusal('quote-departure-unfit');
  }

  /**
   * Its client accepts a proposal whose departure has no room: the office is told, once a day for each revision.
   * Nothing else of the proposal changes, so that it can be accepted as soon as there is room.
   */
  async miss({ id, revision }: Pick<Quote, 'id' | 'revision'>, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const one = { id, revision, state: 'SENT' } as const;
      const where = [IsNull(), LessThan(startOfToday())].map((missedAt) => ({ ...one, missedAt }));
      const missed = { missedAt: new Date() };
      const { affected } = await tx.createQueryBuilder().update(Quote).set(missed).where(where).execute();
      if (affected !== 1) return;
      const quote = await tx.findOneByOrFail(Quote, { id });
      const about = { resource: QUOTES.resource, recordId: id, label: quote.number };
      await this.audit.record(tx, actor, { ...about, action: 'miss', after: stateOf(quote) });
      await this.events.publish(tx, QUOTE_MISSED, { quote });
    });
  }
}
