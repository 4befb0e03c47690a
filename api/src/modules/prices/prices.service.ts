import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, today, type Day } from '@imisozi/core/kigali-time';
import { parseNumber } from '@imisozi/core/price-check';
import type { Company } from '@imisozi/core/company';
import { cancellationOffers, type CancellationOffer } from '@imisozi/core/pricing/cancellation';
import { instalmentsOf, type Instalment } from '@imisozi/core/pricing/instalments';
import { offerProblems } from '@imisozi/core/pricing/offer';
import { permitsIn } from '@imisozi/core/pricing/price-lines';
import { onlyAtOffice, priceTour, type NoPrice, type Price } from '@imisozi/core/pricing/price-tour';
import type { PromoDiscount } from '@imisozi/core/pricing/promo';
import { mergedTerms, type Terms, type TourTerms } from '@imisozi/core/pricing/terms';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { asSent } from './price-not-allowed.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Departure } from '../departures/departure.entity.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { PromoCodeGuesses } from '../promo-codes/promo-code.guesses.js';
import { PromoCodeUses } from '../promo-codes/promo-code.uses.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Tour } from '../tours/tour.entity.js';
import type { BookingDto } from './dto/booking.dto.js';
import type { PriceDto } from './dto/price.dto.js';
import { ToursOnSale } from './tours-on-sale.js';

/** A booking, with the number of people as sent. */
export type Booking = BookingDto & Pick<PriceDto, 'people'>;

/** A price with what follows from the terms; whole cents. */
export interface Quote {
  readonly price: Price;
  readonly departure: Departure | null;
  readonly travelDate: Day | undefined;
  /** The last day; undefined without a first. */
  readonly endDate: Day | undefined;
  readonly terms: Terms;
  readonly instalments: readonly Instalment[];
  readonly cancellation: readonly CancellationOffer[];
  /** In its normalised form; null without one. */
  readonly promoCode: string | null;
}

/** When the sold trip or event takes place, and how its terms differ from the company's. */
interface Trip {
  readonly terms: TourTerms | null;
  readonly travelDate: Day | undefined;
  readonly endDate: Day | undefined;
}

/** The length in days of a trip on a day of its own. */
export const daysOf = ({ itinerary }: Pick<Tour, 'itinerary'>): number => Math.max(1, itinerary.length);

/** The last day of a tour that begins on a day of its own. */
export const lastDayOf = (tour: Pick<Tour, 'itinerary'>, travelDate: Day | undefined): Day | undefined =>
  travelDate && addDays(travelDate, daysOf(tour) - 1);

/** What tours cost: for the price call, orders, papers and the desk (rules/prices 9). */
@Injectable()
export class PricesService {
  constructor(
    private readonly onSale: ToursOnSale,
    private readonly seats: DepartureSeats,
    private readonly promoCodes: PromoCodeUses,
    private readonly guesses: PromoCodeGuesses,
    private readonly settings: SettingsService,
    @InjectCompany() private readonly office: Company,
  ) {}

  /** @throws Refused with the reasons why it is not on offer */
  async price({ tour: key, ...booking }: PriceDto, ip: string | undefined): Promise<Quote> {
    const tour = await this.onSale.find(key);
    if (!tour) throw refusal('tour-not-on-offer');
    return this.quote(tour, booking, ip);
  }

  /** {@link price}, if all its data is in memory. @throws Refused likewise */
  priceFromMemory({ tour: key, ...booking }: PriceDto): Quote | undefined {
    if (booking.departureId || booking.promoCode) return undefined;
    const tour = this.onSale.peek(key);
    const company = tour && this.settings.peekTerms();
    return company && quoteOf(tour, booking, { company, departure: null, promo: undefined, phone: this.office.phone });
  }

  /**
   * The price and dates of a visitor's booking of a tour.
   * @param ip the visitor's IP address; undefined for staff, who may try any number of promo codes
   * @throws Refused with the reasons why it is not on offer
   * @throws TooManyRequests after too many wrong promo codes
   */
  async quote(tour: Tour, booking: Booking, ip: string | undefined): Promise<Quote> {
    const { departureId, promoCode } = booking;
    const departure = departureId ? await this.seats.onSale(departureId, tour.id) : null;
    const travelDate = departure?.startDate ?? booking.travelDate;
    const promo = promoCode
      ? await this.guesses.bounded(ip, () =>
          this.promoCodes.discount(promoCode, { tourId: tour.id, today: today(), travelDate }),
        )
      : undefined;
    return quoteOf(tour, booking, { company: await this.settings.terms(), departure, promo, phone: this.office.phone });
  }

  /** The company's terms, overridden by those of a tour. */
  async termsOf(own: TourTerms | null): Promise<Terms> {
    return mergedTerms(await this.settings.terms(), own);
  }

  /** A price with what follows from the terms: the company's, overridden by those of the tour. */
  async withTerms(price: Price, trip: Trip): Promise<Quote> {
    return withTerms(price, trip, await this.settings.terms());
  }
}

interface LookedUp {
  readonly company: Terms;
  readonly departure: Departure | null;
  readonly promo: PromoDiscount | undefined;
  /** The office's number. */
  readonly phone: string;
}

/** @throws Refused with the reasons why it is not on offer */
function quoteOf(tour: Tour, booking: Booking, { company, departure, promo, phone }: LookedUp): Quote {
  const travelDate = departure?.startDate ?? booking.travelDate;
  if (booking.travelDate && booking.travelDate !== travelDate) {
    throw refusal('travel-date-of-departure');
  }
  const isDeparture = departure !== null;
  const { saleMode, leadDays } = tour;
  const problems = offerProblems({ saleMode, leadDays, travelDate, isDeparture, today: today(), phone });
  if (problems.length > 0) throw new Refused(problems);
  const price = priceTour(tour, {
    travelDate,
    days: departure ? daysBetween(departure.startDate, departure.endDate) + 1 : daysOf(tour),
    travellers: booking.travellers ?? undefined,
    people: wantedPeople(booking.people),
    extras: booking.extras ?? undefined,
    promo,
  });
  const endDate = departure?.endDate ?? lastDayOf(tour, travelDate);
  const quote = withTerms(orRefused(price), { terms: tour.terms, travelDate, endDate }, company);
  return { ...quote, departure, promoCode: promo?.code ?? null };
}

function withTerms(price: Price, { terms: own, travelDate, endDate }: Trip, company: Terms): Quote {
  const terms = mergedTerms(company, own);
  const { total } = price;
  const permits = permitsIn(price.lines);
  const payable = { total, permits, travelDate, today: today() };
  return {
    price,
    departure: null,
    travelDate,
    endDate,
    terms,
    instalments: instalmentsOf(payable, terms),
    cancellation: cancellationOffers({ total, travelDate, boughtPermits: permits }, terms.cancellation, payable.today),
    promoCode: null,
  };
}

/** @throws Refused with the reasons why there is no price */
function orRefused(price: Price | NoPrice): Price {
  if ('problems' in price) throw new Refused(price.problems);
  return price;
}

/**
 * The number of people in a request; forms send an empty text for none.
 * @throws Refused for anything that is not a number of people
 */
export function wantedPeople(sent: unknown): number | undefined {
  if (sent === undefined || sent === null || sent === '') return undefined;
  const people = parseNumber(sent);
  if (people === null || !Number.isInteger(people) || people < 1) throw new Refused([onlyAtOffice(asSent(sent))]);
  return people;
}
