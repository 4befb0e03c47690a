import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Departure } from './departure.entity.js';
import { DEPARTURE_CANCELLED } from './departure.events.js';
import { DepartureSeats } from './departure.seats.js';

/** Closes departures permanently (rules/cancelling 6). */
@Injectable()
export class DepartureClosing {
  constructor(
    private readonly seats: DepartureSeats,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Closes a departure that is about to be cancelled: once committed, its seats can neither be booked nor offered.
   * @throws Refused for one that was cancelled before
   */
  async stopSales(tx: EntityManager, id: string): Promise<void> {
    const { affected } = await tx.update(
      Departure,
      { id, state: Not('CANCELLED') },
      { state: 'CLOSED', updatedAt: new Date() },
    );
    if (affected !== 1) throw cancelledBefore();
    await this.seats.purgePages(tx, await tx.findOneByOrFail(Departure, { id }));
  }

  /**
   * Cancels a departure and locks its row: from then on none of its seats can be taken. The caller handles the seats
   * already taken, in the same transaction.
   * @throws Refused for one that was cancelled before
   */
  async cancel(tx: EntityManager, id: string, reason: string): Promise<Departure> {
    const { affected } = await tx.update(
      Departure,
      { id, state: Not('CANCELLED') },
      { state: 'CANCELLED', offered: 0, updatedAt: new Date() },
    );
    if (affected !== 1) throw cancelledBefore();
    const departure = await tx.findOneByOrFail(Departure, { id });
    await this.events.publish(tx, DEPARTURE_CANCELLED, { departure, reason });
    await this.seats.purgePages(tx, departure);
    return departure;
  }
}

const cancelledBefore = () => refusal('departure-cancelled-already');
