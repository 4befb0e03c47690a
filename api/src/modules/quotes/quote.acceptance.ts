import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { isAcceptable, statesBefore } from '@imisozi/core/quotes/quote-state';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { PriceLine } from '@imisozi/core/pricing/price-lines';
import type { QuoteOption } from '@imisozi/core/quotes/quote-offer';
import { refusal, Refused } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AgentBookings } from '../agents/agent.bookings.js';
import { AuditService } from '../audit/audit.service.js';
import type { Departure } from '../departures/departure.entity.js';
import { isWithoutSeats } from '../departures/departure.seats.js';
import { DeskPricing } from '../desk/desk.pricing.js';
import { OrderDesk } from '../desk/order.desk.js';
import type { Order } from '../orders/order.entity.js';
import { OrdersService } from '../orders/orders.service.js';
import type { AcceptQuoteDto } from './dto/quote.dto.js';
import { QuoteDepartures } from './quote.departures.js';
import { Quote } from './quote.entity.js';
import { QUOTE_ACCEPTED, QUOTE_DECLINED } from './quote.events.js';
import { lockQuote, QUOTES, stateOf } from './quote.records.js';
import { isOnDay, lastDayOf, roomFor } from './quote.rules.js';
import { QuotesService } from './quotes.service.js';

/** What clients decide about their proposals (rules/proposals 5). */
@Injectable()
export class QuoteAcceptance {
  constructor(
    private readonly quotes: QuotesService,
    private readonly pricing: DeskPricing,
    private readonly desk: OrderDesk,
    private readonly orders: OrdersService,
    private readonly departures: QuoteDepartures,
    private readonly agents: AgentBookings,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Makes the order with the lines of the chosen option, at most once: the same acceptance again gives the same order.
   * @throws Refused for an unknown id, for a revision other than the newest, and for a proposal that has ended
   * @throws Refused when its departure has no room for the party, of which the office is told
   */
  async accept(id: string, { names, revision, option }: AcceptQuoteDto, actor: Actor): Promise<Order> {
    const seen = await this.quotes.get(id);
    if (seen.state === 'ACCEPTED') return this.acceptedBefore(seen, { names, revision, option });
    if (seen.revision !== revision) throw refusal('quote-changed');
    if (!isAcceptable(seen, today())) throw refusal('quote-ended');
    const place = placeOf(seen, option);
    try {
      const made = await this.book(seen, { names, place }, actor);
      if (made) return made;
    } catch (error) {
      if (isMissed(error)) await this.departures.miss(seen, actor);
      throw error;
    }
    // Somebody was faster: the client's second click, a colleague's change, or the end of its last day.
    const now = await this.quotes.get(id);
    if (now.state === 'ACCEPTED') return this.acceptedBefore(now, { names, revision, option });
    throw refusal(now.revision === revision ? 'quote-ended' : 'quote-changed');
  }

  /** @returns null for a proposal that is no longer as it was seen */
  private async book(
    seen: Quote,
    { names, place }: { readonly names: string; readonly place: number },
    actor: Actor,
  ): Promise<Order | null> {
    const { id, revision } = seen;
    const departure = await this.departures.of(seen);
    refuseWithoutRoom(seen, departure);
    const planned = this.pricing.forOffer({
      ...seen,
      itemId: seen.tourId ?? randomUUID(),
      lines: seen.options[place]!.lines,
      departure,
      endDate: lastDayOf(seen, departure),
    });
    const agent = await this.agents.termsOffered(seen.agentId, planned.item.itemId);
    const orderId = randomUUID();
    return this.transactions.run(async (tx) => {
      if (!(await this.take(tx, id, { revision, names, place, orderId }))) return null;
      const quote = await tx.findOneByOrFail(Quote, { id });
      const order = await this.withSeats(tx, quote, () =>
        this.desk.book(tx, { ...bookingOf(quote, orderId, planned), agent }, actor),
      );
      const states = { before: stateOf(seen), after: stateOf(quote) };
      await this.audit.record(tx, actor, { ...about(quote), action: 'accept', ...states });
      await this.events.publish(tx, QUOTE_ACCEPTED, { quote });
      return order;
    });
  }

  /**
   * Booking takes the seats, and then nobody else can change the departure until the transaction ends.
   * @throws Refused when others were faster, or when the office has moved the departure meanwhile
   */
  private async withSeats(tx: EntityManager, quote: Quote, book: () => Promise<Order>): Promise<Order> {
    const order = await book().catch(async (error: unknown) => {
      if (!isWithoutSeats(error)) throw error;
      refuseWithoutRoom(quote, await this.departures.of(quote, tx));
      throw refusal('quote-departure-full');
    });
    const departure = await this.departures.of(quote, tx);
    if (departure && !isOnDay(departure, quote.travelDate)) throw refusal('quote-departure-gone');
    return order;
  }

  /** @throws Refused for an unknown id, and for a proposal that has ended */
  decline(id: string, reason: string | undefined, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const before = await lockQuote(tx, id);
      if (before.state === 'DECLINED') return;
      const fields = { state: 'DECLINED', endedAt: new Date(), lostReason: reason ?? null } as const;
      const { affected } = await tx.update(Quote, { id, state: In(statesBefore('DECLINED')) }, fields);
      if (affected !== 1) throw refusal('quote-ended');
      const quote = tx.create(Quote, { ...before, ...fields });
      const states = { before: stateOf(before), after: stateOf(quote) };
      await this.audit.record(tx, actor, { ...about(quote), action: 'decline', ...states });
      await this.events.publish(tx, QUOTE_DECLINED, { quote });
    });
  }

  /** One conditional statement decides who accepts, and that it is the revision that was seen. */
  private async take(
    tx: EntityManager,
    id: string,
    { revision, names, place, orderId }: { revision: number; names: string; place: number; orderId: string },
  ): Promise<boolean> {
    const { affected } = await tx.update(
      Quote,
      { id, state: 'SENT', revision, validUntil: MoreThanOrEqual(today()) },
      { state: 'ACCEPTED', acceptedNames: names, acceptedOption: place, orderId, endedAt: new Date() },
    );
    return affected === 1;
  }

  /** Whoever else has the link must not get the key of the order by accepting again. */
  private acceptedBefore(quote: Quote, { names, revision, option }: AcceptQuoteDto): Promise<Order> {
    const isSame =
      quote.acceptedNames === names && quote.revision === revision && quote.acceptedOption === (option ?? 0);
    if (!isSame || !quote.orderId) throw refusal('quote-accepted');
    return this.orders.get(quote.orderId);
  }
}

const about = ({ id, number }: Quote) => ({ resource: QUOTES.resource, recordId: id, label: number });

/** @throws Refused for a proposal with a departure that has no room for its party, or that was deleted */
function refuseWithoutRoom(quote: Quote, departure: Departure | null): void {
  if (!quote.departureId) return;
  const room = roomFor(quote, departure);
  if (room === 'full') throw refusal('quote-departure-full');
  if (room === 'gone') throw refusal('quote-departure-gone');
}

const isMissed = (error: unknown): boolean =>
  error instanceof Refused && ['quote-departure-full', 'quote-departure-gone'].includes(error.code);

/** The place of the chosen option. @throws Refused for none of several, and for an unknown one */
function placeOf({ options }: { readonly options: readonly QuoteOption[] }, option: number | undefined): number {
  const place = option ?? (options.length === 1 ? 0 : -1);
  if (!options[place]) throw refusal('quote-option-required');
  return place;
}

const bookingOf = (quote: Quote, id: string, planned: ReturnType<DeskPricing['forOffer']>) => ({
  id,
  planned,
  body: {
    itemsArray: [{ id: planned.item.itemId }],
    names: quote.names,
    email: quote.email,
    phoneNumber: quote.phoneNumber,
    address: quote.address,
    language: quote.language,
    source: 'proposal' as const,
  },
  // It is written in the client's language already.
  translatedNames: quote.language === DEFAULT_LANGUAGE ? null : sameNames(quote.title, planned.item.priceLines ?? []),
});

const sameNames = (title: string, lines: readonly PriceLine[]): Record<string, string> =>
  Object.fromEntries([title, ...lines.map(({ label }) => label)].map((name) => [name, name]));
