import { BadRequestException, Injectable } from '@nestjs/common';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { EventsService } from '../events/events.service.js';
import { MAX_PEOPLE, priceLadder, type GroupPrice } from '../tours/tour.prices.js';
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

/** What the client asks for, and the price it claims. Both are as they were sent. */
export interface PriceClaim {
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

  /** @throws InvalidBody with the sentence of the contract when the claim does not match the offer */
  async price(claim: PriceClaim): Promise<PricedItem> {
    return claim.itemType === 'tour' ? this.priceTour(claim) : this.priceEvent(claim);
  }

  private async priceTour(claim: PriceClaim): Promise<PricedItem> {
    const people = claim.people === undefined ? undefined : groupSize(claim.people);
    // Its price is the whole group's: who asks for two of it must not believe to have them for the price of one.
    if (claim.itemNumber !== 1) throw new InvalidBody(['A tour is ordered once; its price is for the whole group']);
    const tour = await this.tours.findPublished(claim.itemId);
    if (!tour) throw amountNotAllowed(claim.amount);
    const steps = priceLadder(tour).filter((step) => people === undefined || step.people === people);
    const step = steps.find((candidate) => covers(claim.amount, candidate.amount));
    if (!step) throw amountNotAllowed(claim.amount);
    return { itemId: tour.id, itemTitle: tour.title, ...(step satisfies GroupPrice) };
  }

  /** An event is ordered for one (spec 5): who asks for more seats must not believe to have them for the price of one. */
  private async priceEvent(claim: PriceClaim): Promise<PricedItem> {
    const people = claim.people === undefined ? 1 : groupSize(claim.people);
    const isForOne = people === 1 && claim.itemNumber === 1;
    const event = await this.events.findApproved(claim.itemId);
    if (!isForOne || !event || !covers(claim.amount, event.price)) throw amountNotAllowed(claim.amount);
    return { itemId: event.id, itemTitle: event.title, people: 1, amount: event.price };
  }
}

/** @throws InvalidBody for anything but a whole number from 1 to 5 */
function groupSize(people: unknown): number {
  const count = readAmount(people);
  if (count === null || !Number.isInteger(count) || count < 1 || count > MAX_PEOPLE) {
    throw new InvalidBody([`That number ${printable(people)} is allowed at the office, please contact us`]);
  }
  return count;
}

/** Deployed clients cut the cents off, so the price in whole dollars counts as equal. */
function covers(amount: unknown, price: number): boolean {
  const claimed = readAmount(amount);
  return claimed !== null && claimed > 0 && (claimed === price || claimed === Math.trunc(price));
}

/** The sentence of the contract for an amount that is not the price. */
export const amountNotAllowed = (amount: unknown): BadRequestException =>
  new InvalidBody([`Selected price : ${printable(amount)} is not allowed`]);

/** An amount as clients send it, a number or the same as text; null when it is neither. */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : null;
}

/** What a sentence may repeat of the client's words. */
function printable(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 30) : '0';
}
