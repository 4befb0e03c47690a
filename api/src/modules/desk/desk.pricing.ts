import { Injectable } from '@nestjs/common';
import { addDays, catDate, daysBetween, today, type Day } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { instalmentsOf } from '@imisozi/core/pricing/instalments';
import { permitsIn, priceLine, sumOf, type PriceLine } from '@imisozi/core/pricing/price-lines';
import { ADULT } from '@imisozi/core/pricing/party';
import { countOf, priceTour } from '@imisozi/core/pricing/price-tour';
import { promoCodeOf, type PromoDiscount } from '@imisozi/core/pricing/promo';
import { DEFAULT_TERMS, type Terms } from '@imisozi/core/pricing/terms';
import { refused, type Refusal } from '@imisozi/core/refusals/refusal';
import { Refused, refusal } from '../../platform/errors/refused.js';
import type { Departure } from '../departures/departure.entity.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { EventsService } from '../events/events.service.js';
import { daysOf, PricesService } from '../prices/prices.service.js';
import { PromoCodeUses } from '../promo-codes/promo-code.uses.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import { linesOf } from '../orders/price-lines.js';
import type { Order } from '../orders/order.entity.js';
import type { PricedItem } from '../orders/order.pricing.js';
import type { PriceNewOrderDto } from './desk.dto.js';
import { customLines, discountLine } from './desk.rules.js';
import { travellersOfOrder } from '../orders/order.party.js';
import { bookedAfter, bookedOf, type Booked, type Wish } from './order.booked.js';

/** The wanted state of an order. */
export interface PlannedOrder {
  readonly item: PricedItem & Pick<Order, 'extras'>;
  readonly departure: Departure | null;
}

/** Fields that affect the price of a tour. */
const PRICED = ['travelDate', 'departureId', 'travellers', 'people', 'extras', 'promoCode', 'lines'] as const;

/** Fields in which null removes something. */
const REMOVABLE: ReadonlySet<string> = new Set(['promoCode', 'lines', 'addLines', 'discount']);

const names = (wish: Wish, field: keyof Wish): boolean =>
  wish[field] !== undefined && (wish[field] !== null || REMOVABLE.has(field));

/** Whether a change concerns more than the client's details. */
export const changesBooking = (wish: Wish): boolean =>
  [...PRICED, 'addLines' as const, 'discount' as const].some((field) => names(wish, field));

/** Prices whatever the office sells: on any day, for any number of people (rules/desk 1). */
@Injectable()
export class DeskPricing {
  constructor(
    private readonly tours: ToursService,
    private readonly events: EventsService,
    private readonly seats: DepartureSeats,
    private readonly prices: PricesService,
    private readonly promoCodes: PromoCodeUses,
  ) {}

  /** @throws Refused with the reasons why there is no price; lines of the office's own always have one */
  async forNew({ itemType = 'tour', itemsArray, ...wish }: PriceNewOrderDto): Promise<PlannedOrder> {
    const { id } = itemsArray[0]!;
    if (itemType === 'event') return this.forEvent(id, wish);
    const tour = await this.tours.find(id);
    if (!tour) throw refusal('tour-required');
    const departure = await this.departureOf(tour.id, wish.departureId);
    const travelDate = departure?.startDate ?? wish.travelDate;
    refuseOtherDay(wish, travelDate);
    const trip = { travelDate, endDate: endOf(tour, departure, travelDate) };
    const priced = await this.priced(tour, departure, travelDate, wishedFor(wish));
    const terms = await this.prices.termsOf(tour.terms);
    return { departure, item: itemOf(tour, tour.saleMode, { ...priced, ...trip, terms }) };
  }

  /**
   * The state of an order after a change, under its own terms. Parts that the change does not name keep their booked
   * price; changed parts are priced as the tour is today.
   * @throws Refused with the reasons why there is no price
   */
  async forChange(order: Order, wish: Wish): Promise<PlannedOrder> {
    const tour = order.itemType === 'tour' ? await this.tours.find(order.itemId) : null;
    const booked = bookedAfter(bookedOf(order, tour), wish);
    const departureId = wish.departureId ?? (wish.travelDate ? undefined : (order.departureId ?? undefined));
    const departure = await this.departureOf(order.itemId, departureId);
    const travelDate = departure?.startDate ?? wish.travelDate ?? order.travelDate ?? undefined;
    refuseOtherDay(wish, travelDate);
    const length = order.travelDate && order.endDate ? daysBetween(order.travelDate, order.endDate) : 0;
    const endDate = tour ? endOf(tour, departure, travelDate) : travelDate && addDays(travelDate, length);
    const isPricedAgain = tour && PRICED.some((field) => names(wish, field));
    const priced = isPricedAgain
      ? await this.priced(tour, departure, travelDate, booked, order.promoCode)
      : keptPrice(order, booked, wish);
    const terms = order.terms ?? (await this.prices.termsOf(tour?.terms ?? null));
    const source = { id: order.itemId, title: order.itemTitle };
    return { departure, item: itemOf(source, order.saleMode, { ...priced, travelDate, endDate, terms }) };
  }

  /** The new state of an order that the company moves to another departure, at the agreed price. */
  forMove(order: Order, departure: Departure): PlannedOrder {
    const trip = { travelDate: departure.startDate, endDate: departure.endDate };
    const source = { id: order.itemId, title: order.itemTitle };
    const terms = order.terms ?? { ...DEFAULT_TERMS, bankDetails: [] };
    return { departure, item: itemOf(source, order.saleMode, { ...agreed(order), ...trip, terms }) };
  }

  /**
   * A booking of what the office has offered to a client, with rows and days of its own.
   * @param offer its rows in whole cents
   * @throws Refused for a total of 0
   */
  forOffer({ itemId, title, lines, travellers, departure, travelDate, endDate, terms }: Offer): PlannedOrder {
    const priced = { lines, travellers, people: countOf(travellers), promoCode: null, extras: [] };
    const trip = { travelDate: travelDate ?? undefined, endDate };
    const saleMode = departure ? 'departures' : 'any-date';
    return { departure, item: itemOf({ id: itemId, title }, saleMode, { ...priced, ...trip, terms }) };
  }

  private async forEvent(id: string, wish: Omit<PriceNewOrderDto, 'itemsArray'>): Promise<PlannedOrder> {
    const event = await this.events.find(id);
    if (!event) throw refusal('event-required');
    const wished = wishedFor(wish);
    const people = wish.people ?? 1;
    const unitAmount = toCents(event.price);
    const base = priceLine({ kind: 'base', label: event.title, quantity: people, unitAmount });
    const lines = withOffice([base], wished);
    const trip = { travelDate: catDate(event.startDate), endDate: catDate(event.endDate) };
    const priced = { lines, travellers: { [ADULT]: people }, people, promoCode: null };
    return {
      departure: null,
      item: itemOf(event, null, { ...priced, ...trip, terms: await this.prices.termsOf(null) }),
    };
  }

  private async departureOf(tourId: string, id: string | undefined): Promise<Departure | null> {
    return id ? this.seats.named(id, tourId) : null;
  }

  /** @param used the code that the order has used already, which need no longer be valid */
  private async priced(
    tour: Tour,
    departure: Departure | null,
    travelDate: Day | undefined,
    booked: Wished,
    used: string | null = null,
  ) {
    const { promoCode, extras } = booked;
    if (booked.lines) {
      if (promoCode !== null && promoCode !== used) throw refusal('promo-code-beside-lines');
      const travellers = booked.travellers ?? { [ADULT]: booked.people ?? 1 };
      return {
        lines: withOffice([], booked),
        travellers,
        people: countOf(travellers),
        promoCode,
        extras,
      };
    }
    const promo = await this.promoOf(promoCode, { tourId: tour.id, today: today(), travelDate }, used);
    const price = priceTour(tour, {
      travelDate,
      days: departure ? daysBetween(departure.startDate, departure.endDate) + 1 : daysOf(tour),
      travellers: booked.travellers,
      people: booked.travellers ? undefined : booked.people,
      extras,
      promo,
    });
    if ('problems' in price) {
      throw new Refused([...price.problems.map(forStaff), refused('lines-instead')]);
    }
    const { people, travellers } = price;
    return { lines: withOffice(price.lines, booked), travellers, people, promoCode };
  }

  private async promoOf(
    code: string | null,
    booking: Parameters<PromoCodeUses['discount']>[1],
    used: string | null,
  ): Promise<PromoDiscount | undefined> {
    if (code !== null && code === used) return (await this.promoCodes.used(used)) ?? undefined;
    return code === null ? undefined : this.promoCodes.discount(code, booking);
  }
}

/** What the office has offered to a client. */
interface Offer {
  /** The tour that it was made from, or a random id. */
  readonly itemId: string;
  readonly title: string;
  readonly lines: readonly PriceLine[];
  readonly travellers: Readonly<Record<string, number>>;
  /** The departure whose seats it takes, if any. */
  readonly departure: Departure | null;
  readonly travelDate: Day | null;
  readonly endDate: Day | undefined;
  readonly terms: Terms;
}

interface Priced {
  readonly lines: readonly PriceLine[];
  readonly travellers: Readonly<Record<string, number>>;
  readonly people: number;
  readonly promoCode: string | null;
  /** Only where the price is the office's own. */
  readonly extras?: Order['extras'];
  readonly travelDate: Day | undefined;
  readonly endDate: Day | undefined;
  readonly terms: Terms;
}

function itemOf(
  { id, title }: { readonly id: string; readonly title: string },
  saleMode: Order['saleMode'],
  { lines, travellers, people, promoCode, extras = null, travelDate, endDate, terms }: Priced,
): PlannedOrder['item'] {
  const total = sumOf(lines);
  if (total <= 0) throw refusal('total-zero');
  const instalments = instalmentsOf({ total, permits: permitsIn(lines), travelDate, today: today() }, terms);
  return {
    itemId: id,
    itemTitle: title,
    people,
    amount: toDollars(total),
    travelDate: travelDate ?? null,
    endDate: endDate ?? null,
    saleMode,
    travellers: { ...travellers },
    priceLines: [...lines],
    terms,
    instalments: instalments.map((one) => (one.dueDate === 'now' ? { ...one, dueDate: today() } : one)),
    promoCode,
    extras,
    marks: null,
  };
}

const endOf = (tour: Tour, departure: Departure | null, travelDate: Day | undefined): Day | undefined =>
  departure?.endDate ?? (travelDate && addDays(travelDate, daysOf(tour) - 1));

/** A new booking: without travellers and people, the smallest group that has a price. */
type Wished = Omit<Booked, 'travellers'> & {
  readonly travellers?: Booked['travellers'] | undefined;
  readonly people?: number | undefined;
};

function wishedFor({ travellers, people, extras, promoCode, discount, lines, addLines }: Wish): Wished {
  if (lines && addLines) throw refusal('lines-of-both-kinds');
  return {
    travellers: travellers ?? undefined,
    people,
    extras: (extras ?? []).map(({ code, quantity = 1 }) => ({ code, quantity })),
    promoCode: promoCode ? promoCodeOf(promoCode) : null,
    discount: discount ?? null,
    lines: lines ?? null,
    addLines: addLines ?? [],
  };
}

/** The rows of a price with those of the office, to which its discount applies too. */
function withOffice(priced: readonly PriceLine[], { lines, addLines, discount }: Omit<Wished, 'travellers'>) {
  const all = lines ? customLines(lines) : [...priced, ...customLines(addLines)];
  return discount ? [...all, discountLine(discount, all)] : all;
}

/** The cost of an order was agreed with its client. */
const agreed = (order: Order) => ({
  lines: linesOf(order),
  travellers: travellersOfOrder(order),
  people: order.people,
  promoCode: order.promoCode,
  extras: order.extras,
});

/** If only the office's own rows change, the rest of the price stays; likewise if it cannot be priced again. */
function keptPrice(order: Order, booked: Booked, wish: Wish) {
  const people = countOf(booked.travellers);
  if (people === 0) throw refusal('people-required');
  if (
    wish.extras?.some(({ quantity = 1 }) => quantity > 0) ||
    (wish.promoCode && booked.promoCode !== order.promoCode)
  ) {
    throw refusal('only-tours-have-extras');
  }
  const kept = linesOf(order).filter(({ kind }) => kind !== 'custom' && !(kind === 'promo' && !booked.promoCode));
  // Each person at an event pays the same.
  const lines = kept.map((line) =>
    line.kind === 'base' && line.quantity === order.people ? priceLine({ ...line, quantity: people }) : line,
  );
  const { travellers, promoCode, extras } = booked;
  return { lines: withOffice(lines, booked), travellers, people, promoCode, extras: booked.lines ? extras : null };
}

/** @throws Refused for a day other than that of the departure */
function refuseOtherDay(wish: Wish, travelDate: Day | undefined): void {
  if (wish.departureId && wish.travelDate && wish.travelDate !== travelDate) {
    throw refusal('travel-date-of-departure');
  }
}

const forStaff = (problem: Refusal): Refusal =>
  ['people-at-office', 'size-at-office'].includes(problem.code) ? refused('price-missing-for-office') : problem;
