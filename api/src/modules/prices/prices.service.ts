import { Injectable } from '@nestjs/common';
import { today, type Day } from '@imisozi/core/kigali-time';
import { parseNumber } from '@imisozi/core/price-check';
import { cancellationOffers, type CancellationOffer } from '@imisozi/core/pricing/cancellation';
import { instalmentsOf, type Instalment } from '@imisozi/core/pricing/instalments';
import { offerProblems } from '@imisozi/core/pricing/offer';
import { permitsIn } from '@imisozi/core/pricing/price-lines';
import {
  officeSentence,
  priceTour,
  type NoPrice,
  type Price,
  type PriceRequest,
} from '@imisozi/core/pricing/price-tour';
import { mergedTerms, type Terms } from '@imisozi/core/pricing/terms';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { asSent } from '../../common/errors/price-not-allowed.js';
import { PromoCodeUses } from '../promo-codes/promo-code.uses.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Tour } from '../tours/tour.entity.js';
import type { BookingDto } from './dto/booking.dto.js';
import type { PriceDto } from './dto/price.dto.js';
import { ToursOnSale } from './tours-on-sale.js';

/** What is booked, with the number of people as it was sent. */
export type Booking = BookingDto & Pick<PriceDto, 'people'>;

/** A price with what follows from the terms; whole cents. */
export interface Quote {
  readonly price: Price;
  readonly travelDate: Day | undefined;
  readonly terms: Terms;
  readonly instalments: readonly Instalment[];
  readonly cancellation: readonly CancellationOffer[];
  /** As it is counted; null without one. */
  readonly promoCode: string | null;
}

/** Days that a trip takes. */
export const daysOf = ({ itinerary }: Pick<Tour, 'itinerary'>): number => Math.max(1, itinerary.length);

/** What tours cost, for everyone who asks: calls, orders, and later papers and the desk (trade 3). */
@Injectable()
export class PricesService {
  constructor(
    private readonly onSale: ToursOnSale,
    private readonly promoCodes: PromoCodeUses,
    private readonly settings: SettingsService,
  ) {}

  /** @throws InvalidBody with the reasons why it is not on offer */
  async price({ tour: key, ...booking }: PriceDto): Promise<Quote> {
    const tour = await this.onSale.find(key);
    if (!tour) throw new InvalidBody(['This tour is not on offer']);
    return this.quote(tour, booking);
  }

  /**
   * What a visitor's booking of a tour costs, and when.
   * @throws InvalidBody with the reasons why it is not on offer
   */
  async quote(tour: Tour, booking: Booking): Promise<Quote> {
    const { travelDate, promoCode } = booking;
    const now = today();
    // The departure that a booking names is looked up here, and gives the date and the days.
    const refused = offerProblems({ saleMode: tour.saleMode, travelDate, isDeparture: false, today: now });
    if (refused.length > 0) throw new InvalidBody(refused);
    const promo = promoCode
      ? await this.promoCodes.discount(promoCode, { tourId: tour.id, today: now, travelDate })
      : undefined;
    const price = priceTour(tour, {
      travelDate,
      days: daysOf(tour),
      travellers: booking.travellers ?? undefined,
      people: wantedPeople(booking.people),
      extras: booking.extras ?? undefined,
      promo,
    } satisfies PriceRequest);
    return this.withTerms(tour, orRefused(price), travelDate, promo?.code ?? null);
  }

  /** A price with what the tour's terms make of it. */
  async withTerms(
    tour: Pick<Tour, 'terms'>,
    price: Price,
    travelDate: Day | undefined,
    promoCode: string | null = null,
  ): Promise<Quote> {
    const terms = mergedTerms(await this.settings.terms(), tour.terms);
    const { total } = price;
    const payable = { total, permits: permitsIn(price.lines), travelDate, today: today() };
    return {
      price,
      travelDate,
      terms,
      instalments: instalmentsOf(payable, terms),
      cancellation: cancellationOffers({ total, travelDate }, terms.cancellation, payable.today),
      promoCode,
    };
  }
}

/** @throws InvalidBody with the reasons why there is no price */
function orRefused(price: Price | NoPrice): Price {
  if ('problems' in price) throw new InvalidBody(price.problems);
  return price;
}

/**
 * The number of people that somebody sent; forms send an empty one for none.
 * @throws InvalidBody for what is no number of people
 */
export function wantedPeople(sent: unknown): number | undefined {
  if (sent === undefined || sent === null || sent === '') return undefined;
  const people = parseNumber(sent);
  if (people === null || !Number.isInteger(people) || people < 1) throw new InvalidBody([officeSentence(asSent(sent))]);
  return people;
}
