import { matchesPrice } from '@imisozi/core/price-check';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import { priceNotAllowed } from '../prices/price-not-allowed.js';
import type { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';

/** The fields of a registration that identify its event, as sent. */
export interface EventChoice {
  readonly eventId?: string;
  readonly eventName?: string;
  readonly amount?: unknown;
}

/** Finds the event of a registration, and checks its price (rules/forms 5). */
@Injectable()
export class EventChoices {
  constructor(private readonly events: EventsService) {}

  /** @throws Refused when no approved event is chosen, when it is free, or when another price was shown */
  async choose(choice: EventChoice): Promise<Event> {
    const key = choice.eventId ?? choice.eventName;
    const event = key ? await this.events.findChosen(key) : null;
    if (!event) throw refusal('event-required');
    if (event.price === 0) throw priceNotAllowed(0);
    if (isGiven(choice.amount) && !matchesPrice(choice.amount, event.price)) {
      throw priceNotAllowed(choice.amount);
    }
    return event;
  }
}

/** Deployed forms send an empty amount if they know no price. */
const isGiven = (amount: unknown) => amount !== undefined && amount !== null && amount !== '';
