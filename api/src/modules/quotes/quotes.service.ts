import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository, type EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { today } from '@imisozi/core/kigali-time';
import { ADULT } from '@imisozi/core/pricing/party';
import { mergedTerms } from '@imisozi/core/pricing/terms';
import type { QuoteDay } from '@imisozi/core/quotes/quote-offer';
import { keptTourDays } from '@imisozi/core/quotes/quote-schema';
import {
  isOpen,
  LOST_STATES,
  OPEN_STATES,
  QUOTE_SOURCES,
  QUOTE_STATES,
  statesBefore,
} from '@imisozi/core/quotes/quote-state';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { AgentBookings } from '../agents/agent.bookings.js';
import { AuditService } from '../audit/audit.service.js';
import { DocumentNumbers } from '../orders/document-numbers.service.js';
import { PricesService } from '../prices/prices.service.js';
import type { Departure } from '../departures/departure.entity.js';
import type { CreateQuoteDto, UpdateQuoteDto } from './dto/quote.dto.js';
import { QuoteDepartures } from './quote.departures.js';
import { QuoteOrigins } from './quote.origins.js';
import { Quote } from './quote.entity.js';
import { QUOTE_SENT, QUOTE_WRITTEN } from './quote.events.js';
import { lockQuote, QUOTES, stateOf } from './quote.records.js';
import { refuseIncomplete, roomFor } from './quote.rules.js';

const LIST: ListDefinition = {
  resource: 'quotes',
  equals: ['email', 'tourId', 'orderId'],
  choices: { state: QUOTE_STATES, source: QUOTE_SOURCES },
  ranges: ['createdAt', 'validUntil', 'travelDate', 'sentOn'],
  sortable: ['number', 'names', 'title', 'state', 'validUntil', 'travelDate', 'sentAt', 'createdAt'],
};

/** The fields that the client sees: after it was sent, a change of one makes a new revision. */
const SEEN_BY_CLIENT = [
  'names',
  'title',
  'language',
  'days',
  'travelDate',
  'departureId',
  'travellers',
  'options',
  'note',
  'terms',
  'validUntil',
] as const satisfies readonly (keyof Quote)[];

/** Records read at a time when all of them are read. */
const PART = 200;

/** Proposals as staff write and send them (rules/proposals 1, 2). */
@Injectable()
export class QuotesService {
  constructor(
    @InjectRepository(Quote) private readonly quotes: Repository<Quote>,
    private readonly records: AuditedRecords,
    private readonly origins: QuoteOrigins,
    private readonly departures: QuoteDepartures,
    private readonly prices: PricesService,
    private readonly numbers: DocumentNumbers,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly media: MediaUrls,
    private readonly agents: AgentBookings,
  ) {}

  page(query: ListQuery): Promise<ListPage<Quote>> {
    return readList(this.quotes, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string, from: Pick<EntityManager, 'findOneBy'> = this.quotes.manager): Promise<Quote> {
    const quote = await from.findOneBy(Quote, { id });
    if (!quote) throw refusal('quote-not-found');
    return quote;
  }

  /**
   * A draft, from nothing, from a tour, or from a message or inquiry.
   * @throws Refused for an unknown tour, message or inquiry, and for a departure that is not one of the tour
   */
  async create(actor: Actor, body: CreateQuoteDto): Promise<Quote> {
    if (body.agentId) await this.agents.refuseEnded(body.agentId);
    const origin = await this.origins.of(body);
    const tour = body.tourId ? await this.origins.tour(body.tourId) : null;
    const language = body.language ?? origin.language ?? DEFAULT_LANGUAGE;
    const travellers = body.travellers ?? { [ADULT]: 2 };
    const departure = body.departureId
      ? await this.departures.named(body.departureId, { ...body, tourId: tour?.id ?? null })
      : null;
    const departureId = departure?.id ?? null;
    const travelDate = departure?.startDate ?? body.travelDate ?? null;
    const copied = tour && (await this.origins.copied(tour, language, { travellers, travelDate, departureId }));
    const terms = mergedTerms(await this.prices.termsOf(tour?.terms ?? null), body.terms);
    return this.insert(actor, {
      names: body.client?.names ?? origin.names ?? '',
      email: body.client?.email ?? origin.email ?? '',
      phoneNumber: body.client?.phoneNumber ?? origin.phoneNumber ?? '',
      address: body.client?.address ?? origin.address ?? '',
      language,
      tourId: tour?.id ?? null,
      departureId,
      agentId: body.agentId ?? null,
      title: body.title ?? copied?.title ?? '',
      days: body.days ? keptTourDays(copied?.days ?? [], body.days) : (copied?.days ?? []),
      travelDate,
      travellers,
      options: body.options ?? copied?.options ?? [],
      note: body.note ?? '',
      terms,
      validUntil: body.validUntil ?? null,
      costs: body.costs ?? [],
      request: origin.request,
      source: origin.source,
      sourceId: origin.sourceId,
    });
  }

  /**
   * A draft with all of another proposal but its days of sending and its validity; without a departure that is gone.
   * @throws Refused for an unknown id
   */
  async copy(actor: Actor, id: string): Promise<Quote> {
    const quote = await this.get(id);
    const { names, email, phoneNumber, address, language, tourId, agentId, title, days, travelDate, ...rest } = quote;
    const { travellers, options, note, terms, costs, request } = rest;
    const isGone = roomFor(quote, await this.departures.of(quote)) === 'gone';
    return this.insert(actor, {
      departureId: isGone ? null : quote.departureId,
      ...{ names, email, phoneNumber, address, language, tourId, agentId, title, days, travelDate },
      ...{ travellers, options, note, terms, costs, request },
      validUntil: null,
      source: 'copy',
      sourceId: id,
    });
  }

  /**
   * Changes the given fields; after it was sent, each change is a new revision.
   * @throws Refused for an unknown id, for a proposal that has ended, and for one that a colleague has changed since
   * @throws Refused for a sent proposal that would lack what its client needs
   * @throws Refused for a departure that is not one of its tour
   */
  async update(
    actor: Actor,
    id: string,
    { revision, state, client, terms, updatedAt: seen, ...sent }: UpdateQuoteDto,
  ): Promise<Quote> {
    if (sent.agentId) await this.agents.refuseEnded(sent.agentId);
    if (state === 'WITHDRAWN') return this.withdraw(actor, id);
    const given = Object.entries({ ...sent, ...client }).filter(([, value]) => value !== undefined);
    const departure = sent.departureId
      ? await this.departures.named(sent.departureId, { ...sent, tourId: (await this.get(id)).tourId })
      : null;
    const fields = withoutNulls(this.media.toStored(Object.fromEntries(given)));
    return this.records.change(
      QUOTES,
      actor,
      id,
      'update',
      (quote) => {
        if (!isOpen(quote)) throw refusal('quote-has-ended', { state: quote.state });
        if (revision !== undefined && revision !== quote.revision) throw refusal('quote-changed-meanwhile');
        const changed = {
          ...fields,
          ...tripOf(quote, sent, departure),
          ...(fields.days && { days: keptTourDays(quote.days, fields.days) }),
          ...(terms && { terms: mergedTerms(quote.terms, terms) }),
        };
        const isNew = quote.state !== 'DRAFT' && SEEN_BY_CLIENT.some((name) => differs(quote[name], changed[name]));
        return { ...changed, ...(isNew && { revision: quote.revision + 1, missedAt: null }) };
      },
      {
        check: (quote) => quote.state === 'SENT' && refuseIncomplete(quote),
        seen,
        then: async (tx, quote, before) => {
          if (quote.email !== before.email) await this.events.publish(tx, QUOTE_WRITTEN, { quote });
        },
      },
    );
  }

  /**
   * Sends it to its client, or sends it again.
   * @throws Refused for an unknown id, for a proposal that has ended, and for one that lacks what its client needs
   * @throws Refused for one with a departure that has no room for the party
   */
  send(actor: Actor, id: string): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      const before = await lockQuote(tx, id);
      if (!OPEN_STATES.includes(before.state)) throw refusal('quote-has-ended', { state: before.state });
      refuseIncomplete(before);
      await this.departures.refuseToSend(before, tx);
      const sentOn = before.sentOn ?? today();
      const fields = { state: 'SENT', sentAt: new Date(), sentOn, endedAt: null, missedAt: null } as const;
      await tx.update(Quote, { id }, fields);
      const quote = Object.assign(before, fields);
      await this.audit.record(tx, actor, { ...about(quote), action: 'send', after: { state: quote.state } });
      await this.events.publish(tx, QUOTE_SENT, { quote });
      return quote;
    });
  }

  /** @throws Refused for an unknown id, and for a proposal that was accepted or has ended */
  withdraw(actor: Actor, id: string): Promise<Quote> {
    return this.end(actor, id, 'withdraw', { state: 'WITHDRAWN' });
  }

  /**
   * Keeps the reason why it was lost; one that is still open counts as declined.
   * @throws Refused for an unknown id, for a draft, and for a proposal that was accepted
   */
  lose(actor: Actor, id: string, lostReason: string): Promise<Quote> {
    return this.end(actor, id, 'lose', { state: 'DECLINED', lostReason });
  }

  /** The days that the client of an order has accepted; null for an order without a proposal. */
  async daysOfOrder(tx: EntityManager, orderId: string): Promise<readonly QuoteDay[] | null> {
    const quote = await tx.findOne(Quote, { select: { id: true, days: true }, where: { orderId } });
    return quote && quote.days;
  }

  /** For the search for unused media. */
  async *showingMedia(): AsyncGenerator<Pick<Quote, 'id' | 'days'>> {
    for (let last = ''; ;) {
      const part = await this.quotes.find({
        select: { id: true, days: true },
        where: { id: MoreThan(last) },
        order: { id: 'ASC' },
        take: PART,
      });
      yield* part;
      if (part.length < PART) return;
      last = part.at(-1)!.id;
    }
  }

  private insert(actor: Actor, fields: Partial<Quote>): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      const number = await this.numbers.next(tx, 'quote');
      const quote = tx.create(Quote, {
        ...{ revision: 1, state: 'DRAFT', openedRevision: 0 },
        ...this.media.toStored(fields),
        number,
      });
      await tx.save(quote, { reload: false });
      await this.audit.record(tx, actor, { ...about(quote), action: 'create', after: { ...quote } });
      await this.events.publish(tx, QUOTE_WRITTEN, { quote });
      return quote;
    });
  }

  /** The condition of the update decides who is first: the client who accepts, or the office. */
  private end(
    actor: Actor,
    id: string,
    action: 'withdraw' | 'lose',
    { state, lostReason }: { readonly state: 'WITHDRAWN' | 'DECLINED'; readonly lostReason?: string },
  ): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      const before = await lockQuote(tx, id);
      const isLostAlready = lostReason !== undefined && LOST_STATES.includes(before.state);
      const fields = isLostAlready
        ? { lostReason }
        : { state, endedAt: new Date(), ...(lostReason !== undefined && { lostReason }) };
      const from = isLostAlready ? LOST_STATES : statesBefore(state);
      const { affected } = await tx.update(Quote, { id, state: In([...from]) }, fields);
      if (affected !== 1) throw refusal('quote-has-ended', { state: before.state });
      const quote = tx.create(Quote, { ...before, ...fields });
      const states = { before: stateOf(before), after: stateOf(quote) };
      await this.audit.record(tx, actor, { ...about(quote), action, ...states });
      return quote;
    });
  }
}

const about = ({ id, number }: Quote) => ({ resource: QUOTES.resource, recordId: id, label: number });

/** The first day is that of the departure; naming another day takes the proposal off its departure. */
function tripOf(
  quote: Quote,
  { travelDate, departureId }: Pick<UpdateQuoteDto, 'travelDate' | 'departureId'>,
  departure: Departure | null,
): Partial<Pick<Quote, 'travelDate' | 'departureId'>> {
  if (departure) return { travelDate: departure.startDate };
  const isOtherDay = travelDate !== undefined && travelDate !== quote.travelDate;
  return departureId === undefined && isOtherDay ? { departureId: null } : {};
}

/** Lists and maps that were cleared are empty; only days may be missing. */
function withoutNulls(fields: Readonly<Record<string, unknown>>): Partial<Quote> {
  const empty: Readonly<Record<string, unknown>> = { days: [], options: [], costs: [], travellers: {} };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? empty[name] ?? null]));
}

const differs = (before: unknown, after: unknown): boolean =>
  after !== undefined && JSON.stringify(before) !== JSON.stringify(after);
