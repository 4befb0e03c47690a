import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { In, Repository, type EntityManager } from 'typeorm';
import { seatsLeft } from '@imisozi/core/departures';
import { today } from '@imisozi/core/kigali-time';
import { firstBookableDay, type LeadTime } from '@imisozi/core/pricing/lead-time';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { lookup } from '../../platform/database/batches.js';
import { Departure } from './departure.entity.js';
import { departureTags } from './departure.tag.js';
import type { SeatHolder } from './seat-holder.js';
import { DEPARTURE_FULL, SEATS_FREED } from './departure.events.js';
import { ToursService } from '../tours/tours.service.js';

/** How many tours' slugs are remembered: a slug never changes. */
const KNOWN_SLUGS = 1_000;

const FREE = "id = :id AND state = 'OPEN' AND (capacity IS NULL OR taken + offered + :people <= capacity)";
const FORCED = "id = :id AND state <> 'CANCELLED'";

interface TakeOptions {
  readonly force?: boolean | undefined;
}

/** Whether visitors can still book a departure, if it has seats (rules/prices 2: lead time). */
export const isOnSale = ({ state, startDate }: Departure, tour: LeadTime): boolean =>
  state === 'OPEN' && startDate >= firstBookableDay(tour, today());

/**
 * Seats are taken by one conditional statement in the transaction of the order, so that simultaneous orders never sell
 * a seat twice (rules/departures 2).
 */
@Injectable()
export class DepartureSeats {
  private readonly slugs = new LRUCache<string, string>({ max: KNOWN_SLUGS });
  private readonly known = lookup((ids) => this.departures.findBy({ id: In(ids) }));

  constructor(
    @InjectRepository(Departure) private readonly departures: Repository<Departure>,
    private readonly tours: ToursService,
    private readonly edge: EdgePurges,
    private readonly events: DomainEvents,
  ) {}

  /**
   * The departure that a client wants to book.
   * @throws Refused for a departure that is not on sale, or belongs to another tour
   */
  async onSale(id: string, tourId: string): Promise<Departure> {
    const departure = await this.known.add(id);
    const isOffered = departure?.tourId === tourId && departure.state === 'OPEN' && departure.startDate >= today();
    if (!isOffered) throw refusal('departure-not-on-offer');
    return departure;
  }

  /**
   * Refuses early if too few seats are left; the final decision is made when they are taken.
   * @throws Refused (409) when the seats left do not suffice
   */
  refuseWithoutSeats(departure: Departure, people: number): void {
    const left = seatsLeft(departure);
    if (left !== null && left < people) throw noSeats(left);
  }

  /** {@link isOnSale}, which reads the tour itself. */
  async isOnSale(departure: Departure, tx: EntityManager): Promise<boolean> {
    const tour = await this.tours.find(departure.tourId, tx);
    return tour !== null && isOnSale(departure, tour);
  }

  /** Any departure, or null. */
  find(id: string, tx: EntityManager = this.departures.manager): Promise<Departure | null> {
    return tx.findOneBy(Departure, { id });
  }

  /**
   * A departure that staff name: on sale or not, full or not.
   * @throws Refused for one of another tour, and for a cancelled one
   */
  async named(id: string, tourId: string | null): Promise<Departure> {
    const departure = await this.find(id);
    if (!departure || departure.tourId !== tourId) throw refusal('departure-of-other-tour');
    if (departure.state === 'CANCELLED') throw refusal('departure-cancelled-before');
    return departure;
  }

  /**
   * Locks a departure: its seats and waiting list cannot change until the transaction ends.
   * @returns null for an unknown one
   */
  async lock(tx: EntityManager, id: string): Promise<Departure | null> {
    // The write comes first because it locks the row: what is read afterwards stays true until the transaction ends.
    await tx.update(Departure, { id }, { createdAt: () => 'createdAt' });
    return tx.findOneBy(Departure, { id });
  }

  /**
   * The departures of a tour to which bookings are moved.
   * @throws Refused when one of them is not on sale, or belongs to another tour
   */
  async allOnSale(ids: Iterable<string>, tourId: string): Promise<Map<string, Departure>> {
    const departures = await Promise.all([...new Set(ids)].map((id) => this.onSale(id, tourId)));
    return new Map(departures.map((departure) => [departure.id, departure]));
  }

  /**
   * Checks whether the seats suffice, without taking them.
   * @param needed people by the id of the departure
   * @throws Refused (409) when one of them has too few
   */
  async mustHave(tx: EntityManager, needed: ReadonlyMap<string, number>): Promise<void> {
    for (const departure of await tx.findBy(Departure, { id: In([...needed.keys()]) })) {
      const left = departure.state === 'OPEN' ? seatsLeft(departure) : 0;
      if (left !== null && left < needed.get(departure.id)!) throw noSeats(left);
    }
  }

  /**
   * Takes seats.
   * @param options.force takes seats beyond the capacity too; staff are responsible for that
   * @throws Refused (409) when the departure has not that many, or is no longer open
   */
  async take(tx: EntityManager, id: string, people: number, { force = false }: TakeOptions = {}): Promise<void> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(Departure)
      .set({ taken: () => 'taken + :people' })
      .where(force ? FORCED : FREE)
      .setParameters({ id, people })
      .execute();
    const departure = await tx.findOneBy(Departure, { id });
    if (affected !== 1) throw noSeats((departure?.state === 'OPEN' && seatsLeft(departure)) || 0);
    if (seatsLeft(departure!) === 0) await this.events.publish(tx, DEPARTURE_FULL, { departure: departure! });
    await this.purgePages(tx, departure!);
  }

  /** Gives seats back; a listener offers them to the waiting list. @param by who had them */
  async giveBack(tx: EntityManager, id: string, people: number, by: SeatHolder): Promise<void> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(Departure)
      .set({ taken: () => 'taken - :people' })
      .where('id = :id AND taken >= :people')
      .setParameters({ id, people })
      .execute();
    const departure = affected === 1 ? await tx.findOneBy(Departure, { id }) : null;
    if (!departure) return;
    await this.events.publish(tx, SEATS_FREED, { departure, by });
    await this.purgePages(tx, departure);
  }

  /** Turns seats that were offered to a client into seats of an order; the remaining ones become free. */
  async takeOffered(tx: EntityManager, id: string, offered: number, people: number, by: SeatHolder): Promise<void> {
    await this.move(tx, id, { offered: -offered, taken: people });
    if (offered > people) await this.freed(tx, id, by);
  }

  /** Ends an offer: the held seats become free. @param by whom they were held for */
  async withdraw(tx: EntityManager, id: string, people: number, by: SeatHolder): Promise<void> {
    await this.move(tx, id, { offered: -people, taken: 0 });
    await this.freed(tx, id, by);
  }

  private async move(tx: EntityManager, id: string, by: { readonly offered: number; readonly taken: number }) {
    await tx
      .createQueryBuilder()
      .update(Departure)
      .set({ offered: () => 'offered + :offered', taken: () => 'taken + :taken' })
      .where('id = :id')
      .setParameters({ id, ...by })
      .execute();
  }

  private async freed(tx: EntityManager, id: string, by: SeatHolder): Promise<void> {
    const departure = await tx.findOneByOrFail(Departure, { id });
    await this.events.publish(tx, SEATS_FREED, { departure, by });
    await this.purgePages(tx, departure);
  }

  /** Purges the pages that show the seats of this departure. */
  async purgePages(tx: EntityManager, { tourId }: Departure): Promise<void> {
    const slug = this.slugs.get(tourId) ?? (await this.tours.titles([tourId], tx))[0]?.slug;
    if (!slug) return;
    this.slugs.set(tourId, slug);
    await this.edge.purge(tx, departureTags(slug));
  }
}

const noSeats = (left: number) => (left > 0 ? refusal('departure-too-few-seats', { left }) : refusal('departure-full'));

/** Whether an error means that a departure has too few seats. */
export const isWithoutSeats = (thrown: unknown): boolean =>
  thrown instanceof Refused && ['departure-too-few-seats', 'departure-full'].includes(thrown.code);
