import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { Event } from '../events/event.entity.js';

/** What a registration says about its event, as it was sent. */
export interface EventChoice {
  readonly eventId?: string;
  readonly eventName?: string;
  readonly amount?: unknown;
}

/** Finds the event somebody registers for, and judges its price (spec 5). */
@Injectable()
export class ParticipantEvents {
  constructor(@InjectRepository(Event) private readonly events: Repository<Event>) {}

  /** @throws InvalidBody when no approved event is chosen, when it is free, or when another price was shown */
  async choose(choice: EventChoice): Promise<Event> {
    const event = await this.find(choice.eventId ?? choice.eventName);
    if (!event) throw new InvalidBody(['Please choose an event']);
    const claimed = claim(choice.amount);
    if (event.price === 0) throw notAllowed(0);
    if (claimed !== undefined && !covers(claimed, event.price)) throw notAllowed(claimed);
    return event;
  }

  /** By id, slug or title: the newest where events share a title. */
  private async find(key: string | undefined): Promise<Event | null> {
    if (!key) return null;
    return this.events.findOne({
      where: (['id', 'slug', 'title'] as const).map((column) => ({ [column]: key, isApproved: true })),
      order: NEWEST_FIRST,
    });
  }
}

/** What the client says the price is; undefined when it says nothing. */
function claim(amount: unknown): string | number | undefined {
  if (amount === undefined || amount === null || amount === '') return undefined;
  return typeof amount === 'number' || typeof amount === 'string' ? amount : 0;
}

/** Deployed clients cut the cents off, so the price in whole dollars counts as equal (contract 4). */
function covers(claimed: string | number, price: number): boolean {
  const amount = typeof claimed === 'string' && claimed.trim() === '' ? Number.NaN : Number(claimed);
  return amount === price || amount === Math.trunc(price);
}

const notAllowed = (price: string | number): InvalidBody =>
  new InvalidBody([`Selected price : ${String(price).slice(0, 30)} is not allowed`]);
