import { Injectable } from '@nestjs/common';
import { catDate, today, type Day } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { matchesPrice, parseCents } from '@imisozi/core/price-check';
import { MAX_GROUP_SIZE } from '@imisozi/core/prices';
import { toDollars } from '@imisozi/core/pricing/cents';
import { firstBookableDay } from '@imisozi/core/pricing/lead-time';
import { offerProblems } from '@imisozi/core/pricing/offer';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { ADULT } from '@imisozi/core/pricing/party';
import { onlyAtOffice, priceTour, type NoPrice, type Price } from '@imisozi/core/pricing/price-tour';
import { refused, type Refusal } from '@imisozi/core/refusals/refusal';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { priceNotAllowed } from '../prices/price-not-allowed.js';
import type { Departure } from '../departures/departure.entity.js';
import { chosenDay } from './order.travel-day.js';
import { EventsService } from '../events/events.service.js';
import { PricesService, lastDayOf, wantedPeople, daysOf, type Quote } from '../prices/prices.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import type { CreateOrderDto } from './dto/create-order.dto.js';
import type { OrderMark } from '@imisozi/core/order-choices';
import type { Order } from './order.entity.js';

/** The price of an order and its basis; stored with the order, so that later edits never change it. */
export type PricedItem = Pick<
  Order,
  | 'itemId'
  | 'itemTitle'
  | 'people'
  | 'amount'
  | 'travelDate'
  | 'endDate'
  | 'saleMode'
  | 'travellers'
  | 'priceLines'
  | 'instalments'
  | 'promoCode'
  | 'marks'
> & { readonly terms: Quote['terms'] };

/** A priced order, and the departure whose seats it takes. */
export interface PricedOrder {
  readonly item: PricedItem;
  readonly departure: Departure | null;
}

/** A quote, and what staff must check about it. */
type PlacedQuote = Quote & { readonly marks: readonly OrderMark[] };

/** Fields that deployed clients do not know: a client that sends one of them was shown the exact price. */
const EXACT_PRICE_FIELDS = [
  'travelDate',
  'departureId',
  'travellers',
  'extras',
  'promoCode',
] as const satisfies readonly (keyof CreateOrderDto)[];

/** Prices an order from the current offer (rules/prices 9). The client's amount is only compared. */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly tours: ToursService,
    private readonly events: EventsService,
    private readonly prices: PricesService,
  ) {}

  /** @throws Refused with the sentence of rules/prices 9 when the request does not match the offer */
  async price(request: CreateOrderDto, ip: string | undefined): Promise<PricedOrder> {
    return request.itemType === 'tour' ? this.priceTour(request, ip) : this.priceEvent(request);
  }

  private async priceTour(request: CreateOrderDto, ip: string | undefined): Promise<PricedOrder> {
    const { id, itemNumber = 1 } = request.itemsArray[0]!;
    // Before the look-up: the sentence of rules/prices 3 applies to any tour.
    const people = wantedPeople(request.people);
    // Its price is for the whole group: two items would sell two trips for the price of one.
    if (itemNumber !== 1) throw refusal('tour-ordered-once');
    if (request.tickets !== undefined) throw refusal('tickets-for-events');
    const tour = await this.tours.findPublic(id);
    if (!tour) throw priceNotAllowed(request.amount);
    const quote = wasShownExactPrice(request)
      ? await this.exactQuote(tour, request, ip)
      : await this.quoteOfDeployedClient(tour, request, people);
    const item = itemOf(tour, tour.saleMode, quote);
    return { item: { ...item, marks: quote.marks.length > 0 ? [...quote.marks] : null }, departure: quote.departure };
  }

  /** For clients that were shown the price of `POST /api/price`: the amount must equal it to the cent. */
  private async exactQuote(tour: Tour, request: CreateOrderDto, ip: string | undefined): Promise<PlacedQuote> {
    const quote = await this.prices.quote(tour, request, ip);
    const { total } = quote.price;
    if (total === 0 || parseCents(request.amount) !== total) throw priceNotAllowed(request.amount);
    return { ...quote, marks: [] };
  }

  /** For deployed clients, which know only a tour's five prices and the day it is needed (rules/prices 10). */
  private async quoteOfDeployedClient(
    tour: Tour,
    request: CreateOrderDto,
    people: number | undefined,
  ): Promise<PlacedQuote> {
    const problems = [
      ...offerProblems({ ...tour, travelDate: undefined, isDeparture: false, today: today(), phone: '' }),
      ...requiredExtras(tour),
    ];
    if (problems.length > 0) throw new Refused(problems);
    const travelDate = chosenDay(request.needDate && catDate(request.needDate), today());
    const sizes = people === undefined ? GROUP_SIZES : [people];
    const pricesOn = (day: Day | undefined) =>
      sizes.map((size) => priceTour(tour, { people: size, days: daysOf(tour), travelDate: day }));
    const matching = (prices: readonly (Price | NoPrice)[]) =>
      prices.find((one): one is Price => 'total' in one && matchesPrice(request.amount, toDollars(one.total)));
    const prices = pricesOn(catDate(request.needDate ?? new Date()));
    const ofSeason = matching(prices);
    // Deployed clients show only the tour's own price: an order with that price in a season is accepted, and marked for
    // staff (rules/prices 10).
    const price = ofSeason ?? matching(pricesOn(undefined));
    if (price) {
      const trip = { travelDate, endDate: lastDayOf(tour, travelDate) };
      const marks: OrderMark[] = ofSeason ? [] : ['base-price'];
      if (travelDate && travelDate < firstBookableDay(tour, today())) marks.push('lead-time');
      return { ...(await this.prices.withTerms(price, { terms: tour.terms, ...trip })), marks };
    }
    const isForOffice = people !== undefined && people > MAX_GROUP_SIZE && 'problems' in prices[0]!;
    throw isForOffice ? new Refused([onlyAtOffice(people)]) : priceNotAllowed(request.amount);
  }

  /**
   * Deployed clients order an event for one person (rules/prices 11): otherwise more seats would be sold for the price
   * of one. Whoever names a number of tickets was shown their exact price.
   */
  private async priceEvent(request: CreateOrderDto): Promise<PricedOrder> {
    const { id, itemNumber = 1 } = request.itemsArray[0]!;
    if (wasShownExactPrice(request)) throw refusal('event-has-one-price');
    const { tickets = 1 } = request;
    const people = wantedPeople(request.people) ?? tickets;
    if (people > Math.max(tickets, MAX_GROUP_SIZE)) throw new Refused([onlyAtOffice(people)]);
    const isForTickets = people === tickets && itemNumber === 1;
    const event = await this.events.findPublic(id);
    const isOver = event !== null && event.endDate <= new Date() && event.startDate <= new Date();
    if (!isForTickets || !event || isOver || !isPriceOf(event, request)) throw priceNotAllowed(request.amount);
    const line = priceLine({
      kind: 'base',
      label: event.title,
      quantity: tickets,
      unitAmount: toCents(event.price),
    });
    const price = {
      lines: [line],
      total: line.amount,
      people: tickets,
      travellers: { [ADULT]: tickets },
      season: null,
    };
    const days = { travelDate: catDate(event.startDate), endDate: catDate(event.endDate) };
    const quote = await this.prices.withTerms(price, { terms: null, ...days });
    return { item: itemOf(event, null, quote), departure: null };
  }
}

const GROUP_SIZES = Array.from({ length: MAX_GROUP_SIZE }, (_, index) => index + 1);

/** Cents that were cut off are forgiven to clients that do not know tickets only. */
const isPriceOf = ({ price }: { readonly price: number }, { amount, tickets }: CreateOrderDto): boolean =>
  tickets === undefined ? matchesPrice(amount, price) : price > 0 && parseCents(amount) === toCents(price) * tickets;

const wasShownExactPrice = (request: CreateOrderDto): boolean =>
  EXACT_PRICE_FIELDS.some((field) => request[field] !== undefined && request[field] !== null);

function requiredExtras({ extras }: Tour): Refusal[] {
  const labels = (extras ?? []).filter(({ required }) => required).map(({ label }) => label);
  return labels.length > 0 ? [refused('tour-sold-with-extras', { extras: labels.join(', ') })] : [];
}

function itemOf(
  { id, title }: { readonly id: string; readonly title: string },
  saleMode: Order['saleMode'],
  { price, travelDate, endDate, terms, instalments, promoCode }: Quote,
): PricedItem {
  return {
    itemId: id,
    itemTitle: title,
    people: price.people,
    amount: toDollars(price.total),
    travelDate: travelDate ?? null,
    endDate: endDate ?? null,
    saleMode,
    travellers: { ...price.travellers },
    priceLines: [...price.lines],
    terms,
    instalments: instalments.map((one) => (one.dueDate === 'now' ? { ...one, dueDate: today() } : one)),
    promoCode,
    marks: null,
  };
}
