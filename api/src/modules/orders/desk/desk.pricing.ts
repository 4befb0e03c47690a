import { Injectable } from '@nestjs/common';
import { addDays, catDate, daysBetween, today, type Day } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { instalmentsOf } from '@imisozi/core/pricing/instalments';
import { permitsIn, priceLine, sumOf, type PriceLine } from '@imisozi/core/pricing/price-lines';
import { ADULT, type ExtraUnit } from '@imisozi/core/pricing/price-rules';
import { countOf, priceTour } from '@imisozi/core/pricing/price-tour';
import { promoCodeOf, type PromoDiscount } from '@imisozi/core/pricing/promo';
import { DEFAULT_TERMS, type Terms } from '@imisozi/core/pricing/terms';
import { InvalidBody } from '../../../common/errors/invalid-body.js';
import type { Departure } from '../../departures/departure.entity.js';
import { DepartureSeats } from '../../departures/departure.seats.js';
import { EventsService } from '../../events/events.service.js';
import { daysOf, PricesService } from '../../prices/prices.service.js';
import { PromoCodeUses } from '../../promo-codes/promo-code.uses.js';
import type { Tour } from '../../tours/tour.entity.js';
import { ToursService } from '../../tours/tours.service.js';
import { linesOf } from '../order.booking.js';
import type { Order } from '../order.entity.js';
import type { PricedItem } from '../order.pricing.js';
import type { ChangeOrderDto, PriceNewOrderDto } from './desk.dto.js';
import { customLines, discountLine, isDiscount } from './desk.rules.js';

/** What an order is to become. */
export interface PlannedOrder {
  readonly item: PricedItem;
  readonly departure: Departure | null;
}

type Wish = Pick<
  ChangeOrderDto,
  'travelDate' | 'departureId' | 'travellers' | 'people' | 'extras' | 'promoCode' | 'lines' | 'discount'
>;

/** Fields of which each changes what was booked. */
const BOOKED = [
  'travelDate',
  'departureId',
  'travellers',
  'people',
  'extras',
  'promoCode',
  'lines',
  'discount',
] as const;

/** Whether a change concerns more than the client's details. */
export const changesBooking = (wish: Wish): boolean =>
  BOOKED.some((field) => wish[field] !== undefined && wish[field] !== null);

/** Prices what the office sells: anything, on any day, to any number of people (trade 7). */
@Injectable()
export class DeskPricing {
  constructor(
    private readonly tours: ToursService,
    private readonly events: EventsService,
    private readonly seats: DepartureSeats,
    private readonly prices: PricesService,
    private readonly promoCodes: PromoCodeUses,
  ) {}

  /** @throws InvalidBody with the reasons why there is no price; lines of the office's own always have one */
  async forNew({ itemType = 'tour', itemsArray, ...wish }: PriceNewOrderDto): Promise<PlannedOrder> {
    const { id } = itemsArray[0]!;
    if (itemType === 'event') return this.forEvent(id, wish);
    const tour = await this.tours.find(id);
    if (!tour) throw new InvalidBody(['Please choose a tour']);
    const departure = await this.departureOf(tour.id, wish.departureId);
    const travelDate = departure?.startDate ?? wish.travelDate;
    const trip = { travelDate, endDate: endOf(tour, departure, travelDate) };
    const priced = await this.priced(tour, departure, travelDate, wish);
    const terms = await this.prices.termsOf(tour.terms);
    return { departure, item: itemOf(tour, tour.saleMode, { ...priced, ...trip, terms }) };
  }

  /**
   * What an order becomes by a change; under its own terms, and at today's price unless the office gives its own.
   * @throws InvalidBody with the reasons why there is no price
   */
  async forChange(order: Order, wish: Wish): Promise<PlannedOrder> {
    const tour = order.itemType === 'tour' ? await this.tours.find(order.itemId) : null;
    const departureId = wish.departureId ?? (wish.travelDate ? undefined : (order.departureId ?? undefined));
    const departure = await this.departureOf(order.itemId, departureId);
    const travelDate = departure?.startDate ?? wish.travelDate ?? order.travelDate ?? undefined;
    const length = order.travelDate && order.endDate ? daysBetween(order.travelDate, order.endDate) : 0;
    const endDate = tour ? endOf(tour, departure, travelDate) : travelDate && addDays(travelDate, length);
    const priced = tour
      ? await this.priced(tour, departure, travelDate, { ...bookedBefore(order, tour), ...given(wish) }, order)
      : keptPrice(order, wish);
    const terms = order.terms ?? (await this.prices.termsOf(tour?.terms ?? null));
    const source = { id: order.itemId, title: order.itemTitle };
    // A code stays counted for the order, even where rows of the office's own have replaced what it took off.
    const promoCode = priced.promoCode ?? order.promoCode;
    return { departure, item: itemOf(source, order.saleMode, { ...priced, promoCode, travelDate, endDate, terms }) };
  }

  /** What an order becomes that the company moves to another departure: its client pays what was agreed. */
  forMove(order: Order, departure: Departure): PlannedOrder {
    const trip = { travelDate: departure.startDate, endDate: departure.endDate };
    const source = { id: order.itemId, title: order.itemTitle };
    const terms = order.terms ?? { ...DEFAULT_TERMS, bankDetails: [] };
    return { departure, item: itemOf(source, order.saleMode, { ...keptPrice(order, {}), ...trip, terms }) };
  }

  private async forEvent(id: string, wish: Omit<PriceNewOrderDto, 'itemsArray'>): Promise<PlannedOrder> {
    const event = await this.events.find(id);
    if (!event) throw new InvalidBody(['Please choose an event']);
    const people = wish.people ?? 1;
    const unitAmount = toCents(event.price);
    const lines = wish.lines
      ? customLines(wish.lines)
      : [priceLine({ kind: 'base', label: event.title, quantity: people, unitAmount })];
    const trip = { travelDate: catDate(event.startDate), endDate: catDate(event.endDate) };
    const priced = { lines: withDiscount(lines, wish), travellers: { [ADULT]: people }, people, promoCode: null };
    return {
      departure: null,
      item: itemOf(event, null, { ...priced, ...trip, terms: await this.prices.termsOf(null) }),
    };
  }

  private async departureOf(tourId: string, id: string | undefined): Promise<Departure | null> {
    if (!id) return null;
    const departure = await this.seats.find(id);
    if (departure?.tourId !== tourId) throw new InvalidBody(['This departure is not one of the tour']);
    if (departure.state === 'CANCELLED') throw new InvalidBody(['This departure has been cancelled']);
    return departure;
  }

  /** @param order one that is priced again: what the office and its promo code took off stays */
  private async priced(
    tour: Tour,
    departure: Departure | null,
    travelDate: Day | undefined,
    wish: Wish,
    order?: Order,
  ) {
    if (wish.lines) {
      const travellers = travellersOf(wish);
      const lines = withDiscount(customLines(wish.lines), wish);
      return { lines, travellers, people: countOf(travellers), promoCode: null };
    }
    const promo = await this.promoOf(wish, { tourId: tour.id, today: today(), travelDate }, order?.promoCode);
    const price = priceTour(tour, {
      travelDate,
      days: departure ? daysBetween(departure.startDate, departure.endDate) + 1 : daysOf(tour),
      travellers: wish.travellers ?? undefined,
      people: wish.travellers ? undefined : wish.people,
      extras: wish.extras ?? undefined,
      promo,
    });
    if ('problems' in price) {
      throw new InvalidBody([...price.problems.map(forStaff), 'Give lines of your own to sell it at another price']);
    }
    const { people, travellers } = price;
    const lines = withDiscount([...price.lines, ...(order ? keptLines(order, wish) : [])], wish);
    return { lines, travellers, people, promoCode: promo?.code ?? null };
  }

  /** The code that was asked for, or the one that the order has used and so need not be valid any more. */
  private async promoOf(
    { promoCode }: Wish,
    booking: Parameters<PromoCodeUses['discount']>[1],
    used: string | null | undefined,
  ): Promise<PromoDiscount | undefined> {
    if (used && (!promoCode || promoCodeOf(promoCode) === used)) return (await this.promoCodes.used(used)) ?? undefined;
    return promoCode ? this.promoCodes.discount(promoCode, booking) : undefined;
  }
}

interface Priced {
  readonly lines: readonly PriceLine[];
  readonly travellers: Readonly<Record<string, number>>;
  readonly people: number;
  readonly promoCode: string | null;
  readonly travelDate: Day | undefined;
  readonly endDate: Day | undefined;
  readonly terms: Terms;
}

function itemOf(
  { id, title }: { readonly id: string; readonly title: string },
  saleMode: Order['saleMode'],
  { lines, travellers, people, promoCode, travelDate, endDate, terms }: Priced,
): PricedItem {
  const total = sumOf(lines);
  if (total <= 0) throw new InvalidBody(['The total must be more than $0']);
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
  };
}

const endOf = (tour: Tour, departure: Departure | null, travelDate: Day | undefined): Day | undefined =>
  departure?.endDate ?? (travelDate && addDays(travelDate, daysOf(tour) - 1));

const withDiscount = (lines: readonly PriceLine[], { discount }: Wish): readonly PriceLine[] =>
  discount ? [...lines, discountLine(discount, lines)] : lines;

/** The office's own rows beside the price of the tour; a new discount replaces the one before. */
const keptLines = (order: Order, { discount }: Wish): readonly PriceLine[] =>
  linesOf(order).filter((line) => line.kind === 'custom' && !(discount && isDiscount(line)));

const travellersOf = ({ travellers, people }: Wish): Record<string, number> => travellers ?? { [ADULT]: people ?? 1 };

/** A change of something that is not priced again keeps its price, unless the office gives its own. */
function keptPrice(order: Order, wish: Wish) {
  const travellers = wish.travellers ?? (wish.people ? { [ADULT]: wish.people } : bookedTravellers(order));
  const lines = withDiscount(wish.lines ? customLines(wish.lines) : linesOf(order), wish);
  return { lines, travellers, people: countOf(travellers), promoCode: order.promoCode };
}

const bookedTravellers = ({ travellers, people }: Order): Record<string, number> => travellers ?? { [ADULT]: people };

/** What was booked, as it would be asked for again: extras are kept in units of people and days. */
function bookedBefore(order: Order, tour: Tour): Wish {
  const lines = linesOf(order);
  const custom = lines.filter(({ kind }) => kind === 'custom');
  const isOwn = custom.length > 0 && !lines.some(({ kind }) => kind === 'base');
  if (isOwn) {
    const own = custom.map(({ label, quantity, unitAmount }) => ({
      label,
      quantity,
      unitAmount: toDollars(unitAmount),
    }));
    return { travellers: bookedTravellers(order), lines: own };
  }
  const days = order.travelDate && order.endDate ? daysBetween(order.travelDate, order.endDate) + 1 : daysOf(tour);
  const units: Readonly<Record<ExtraUnit, number>> = {
    person: order.people,
    booking: 1,
    day: days,
    'person-day': order.people * days,
  };
  const extras = (tour.extras ?? []).flatMap(({ code, per }) => {
    const line = lines.find((one) => one.kind === 'extra' && one.code === code);
    return line ? [{ code, quantity: Math.max(1, Math.round(line.quantity / units[per])) }] : [];
  });
  return { travellers: bookedTravellers(order), extras };
}

/** Only what was sent: null and nothing keep what was booked. People replace travellers. */
function given(wish: Wish): Partial<Wish> {
  const sent: Partial<Wish> = Object.fromEntries(
    BOOKED.flatMap((field) => (wish[field] === undefined || wish[field] === null ? [] : [[field, wish[field]]])),
  );
  return wish.people && !wish.travellers ? { ...sent, travellers: undefined } : sent;
}

const forStaff = (problem: string): string =>
  problem.includes('at the office') ? 'The tour has no price for so many people' : problem;
