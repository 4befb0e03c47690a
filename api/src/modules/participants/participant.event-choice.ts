import { isPriceClaimed } from '@imisozi/core/price-claims';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { PriceNotAllowed } from '../../common/errors/price-not-allowed.js';
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
export class EventChoices {
  constructor(@InjectRepository(Event) private readonly events: Repository<Event>) {}

  /** @throws InvalidBody when no approved event is chosen, when it is free, or when another price was shown */
  async choose(choice: EventChoice): Promise<Event> {
    const event = await this.find(choice.eventId ?? choice.eventName);
    if (!event) throw new InvalidBody(['Please choose an event']);
    if (event.price === 0) throw new PriceNotAllowed(0);
    if (isClaimed(choice.amount) && !isPriceClaimed(choice.amount, event.price)) {
      throw new PriceNotAllowed(choice.amount);
    }
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

/** Deployed forms send an empty amount where they know no price. */
const isClaimed = (amount: unknown) => amount !== undefined && amount !== null && amount !== '';
