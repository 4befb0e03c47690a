import { Injectable } from '@nestjs/common';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { asSent, PriceNotAllowed } from '../../common/errors/price-not-allowed.js';
import { EventsService } from '../events/events.service.js';
import { matchesPrice, parseNumber } from '@imisozi/core/price-check';
import { LARGEST_GROUP, priceLadder, type GroupPrice } from '@imisozi/core/prices';
import { ToursService } from '../tours/tours.service.js';
import type { ItemType } from './order.entity.js';

/** What an order costs and what it was priced from; kept with the order, so that later edits never change it. */
export interface PricedItem {
  readonly itemId: string;
  readonly itemTitle: string;
  readonly people: number;
  /** US dollars, for the whole group. */
  readonly amount: number;
}

/** What the client asks for, and the price it was shown. Both are as they were sent. */
export interface PriceRequest {
  readonly itemType: ItemType;
  readonly itemId: string;
  readonly amount: unknown;
  readonly people: unknown;
  /** How many of the item; deployed clients always say 1. */
  readonly itemNumber: number;
}

/** Prices an order from what is on offer (contract 4). The client's amount is only ever checked. */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly tours: ToursService,
    private readonly events: EventsService,
  ) {}

  /** @throws InvalidBody with the sentence of the contract when the request does not match the offer */
  async price(request: PriceRequest): Promise<PricedItem> {
    return request.itemType === 'tour' ? this.priceTour(request) : this.priceEvent(request);
  }

  private async priceTour(request: PriceRequest): Promise<PricedItem> {
    const people = request.people === undefined ? undefined : groupSize(request.people);
    // Its price is the whole group's: who asks for two of it must not believe to have them for the price of one.
    if (request.itemNumber !== 1)
      throw new InvalidBody(['A tour can be ordered only once; its price is for the whole group']);
    const tour = await this.tours.findPublished(request.itemId);
    if (!tour) throw new PriceNotAllowed(request.amount);
    const steps = priceLadder(tour).filter((step) => people === undefined || step.people === people);
    const step = steps.find((candidate) => matchesPrice(request.amount, candidate.amount));
    if (!step) throw new PriceNotAllowed(request.amount);
    return { itemId: tour.id, itemTitle: tour.title, ...(step satisfies GroupPrice) };
  }

  /** An event is ordered for one (spec 5): who asks for more seats must not believe to have them for the price of one. */
  private async priceEvent(request: PriceRequest): Promise<PricedItem> {
    const people = request.people === undefined ? 1 : groupSize(request.people);
    const isForOne = people === 1 && request.itemNumber === 1;
    const event = await this.events.findApproved(request.itemId);
    if (!isForOne || !event || !matchesPrice(request.amount, event.price)) throw new PriceNotAllowed(request.amount);
    return { itemId: event.id, itemTitle: event.title, people: 1, amount: event.price };
  }
}

/** @throws InvalidBody for anything but a whole number from 1 to 5 */
function groupSize(people: unknown): number {
  const count = parseNumber(people);
  if (count === null || !Number.isInteger(count) || count < 1 || count > LARGEST_GROUP) {
    throw new InvalidBody([`That number ${asSent(people)} is allowed at the office, please contact us`]);
  }
  return count;
}
