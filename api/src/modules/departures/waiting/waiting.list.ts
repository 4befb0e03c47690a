import type { LanguageCode } from '@imisozi/core/languages';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { In, Repository, type EntityManager } from 'typeorm';
import { seatsLeft } from '@imisozi/core/departures';
import type { LeadTime } from '@imisozi/core/pricing/lead-time';
import { refusal } from '../../../platform/errors/refused.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { RecipientLimits, type Sender } from '../../../platform/limits/recipient-limits.js';
import { countWithOthers } from '../../../platform/database/counted-rows.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { ToursService } from '../../tours/tours.service.js';
import { Departure } from '../departure.entity.js';
import { WAITING_LIST_JOINED } from '../departure.events.js';
import { DepartureSeats, isOnSale } from '../departure.seats.js';
import { NO_SEAT_HOLDER, seatHolder, type SeatHolder } from '../seat-holder.js';
import type { JoinWaitingListDto } from './waiting.dto.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { WaitingOffers } from './waiting.offers.js';

/** The maximum number of entries of one departure that staff get. */
const MAX_SHOWN = 1_000;

/** A request for seats, and the client's language. */
interface WaitingRequest extends JoinWaitingListDto {
  readonly language: LanguageCode;
}

/** How many waiting lists one network or mailbox can be on at a time (rules/departures 6). */
const MAX_PLACES = 5;

/** The waiting lists of departures (rules/departures 6). */
@Injectable()
export class WaitingList {
  constructor(
    @InjectRepository(WaitingEntry) private readonly entries: Repository<WaitingEntry>,
    @InjectRepository(Departure) private readonly departures: Repository<Departure>,
    private readonly tours: ToursService,
    private readonly recipients: RecipientLimits,
    private readonly offers: WaitingOffers,
    private readonly transactions: Transactions,
    private readonly seats: DepartureSeats,
    private readonly events: DomainEvents,
    @InjectEnv() private readonly env: Env,
  ) {}

  /**
   * Adds a client to the waiting list, or changes the entry with the same mail address.
   * @throws Refused for an unknown departure, or one of a draft
   * @throws Refused for a departure that is not on sale, or has enough seats
   * @throws Refused when its network or mailbox is on too many waiting lists
   * @throws TooManyRequests when the mail address was entered often enough for now
   */
  async join(departureId: string, request: WaitingRequest, sender: Sender): Promise<void> {
    const departure = await this.departures.findOneBy({ id: departureId });
    const tour = departure && (await this.tours.findPublic(departure.tourId));
    if (!tour) throw refusal('departure-not-found');
    refuseWithoutNeed(departure, tour, request);
    await this.recipients.consume(request.email, sender);
    // Under the lock of its seats: either seats that become free are seen here, or the transaction that frees them sees
    // the new entry.
    await this.transactions.run(async (tx) => {
      refuseWithoutNeed((await this.seats.lock(tx, departureId))!, tour, request);
      const holder = sender.isStaff ? NO_SEAT_HOLDER : seatHolder(request.email, sender.ip);
      const entryId = await enter(tx, departureId, { ...request, ...holder });
      await this.refuseTooMany(tx, holder);
      const { email, language } = request;
      if (entryId) await this.events.publish(tx, WAITING_LIST_JOINED, { entryId, email, language });
    });
  }

  /** Counts after the entry was stored; an entry by staff has no holder and is not limited. */
  private async refuseTooMany(tx: EntityManager, { network, mailbox }: SeatHolder): Promise<void> {
    if (this.env.UNPAID_SEATS_PER_NETWORK === 0 || !network || !mailbox) return;
    for (const whose of [{ network }, { mailbox }]) {
      const where = { ...whose, state: In(['waiting', 'offered']) };
      const places = await countWithOthers(tx, WaitingEntry, where, MAX_PLACES + 1);
      if (places > MAX_PLACES) throw refusal('waiting-lists-too-many');
    }
  }

  /**
   * Removes the entry with the secret of a link.
   * @throws Refused for an unknown secret
   */
  async leave(key: string): Promise<void> {
    const entry = await this.entries.findOneBy({ key });
    if (!entry) throw refusal('waiting-place-not-found');
    await this.offers.end(entry);
  }

  /** How many entries of a departure still wait, or have an offer. */
  countInLine(departureId: string): Promise<number> {
    return this.entries.countBy({ departureId, state: In(['waiting', 'offered']) });
  }

  /** @throws Refused for an unknown departure */
  async of(departureId: string): Promise<WaitingEntry[]> {
    if (!(await this.departures.existsBy({ id: departureId }))) {
      throw refusal('departure-not-found');
    }
    return this.entries.find({ where: { departureId }, order: { createdAt: 'ASC', id: 'ASC' }, take: MAX_SHOWN });
  }
}

function refuseWithoutNeed(departure: Departure, tour: LeadTime, { people }: JoinWaitingListDto): void {
  if (!isOnSale(departure, tour)) {
    throw refusal('departure-not-on-offer');
  }
  const { capacity } = departure;
  if (capacity !== null && people > capacity) throw refusal('departure-too-small', { capacity });
  const left = seatsLeft(departure);
  if (left === null || left >= people) throw refusal('seats-left');
}

/**
 * Adds an entry, or changes the one with the same mail address; an entry with an offer keeps it.
 * @returns its id, if it is now at the end of the list; null if it keeps its place
 */
async function enter(
  tx: EntityManager,
  departureId: string,
  { names, email, phoneNumber, people, language, network, mailbox }: WaitingRequest & SeatHolder,
): Promise<string | null> {
  const place = { departureId, email };
  const asked = { names, phoneNumber, people, language, network, mailbox };
  const known = await tx.findOneBy(WaitingEntry, place);
  if (!known) {
    const entry = { ...place, ...asked, state: 'waiting', key: randomUUID(), offeredUntil: null } as const;
    return (await tx.save(tx.create(WaitingEntry, entry), { reload: false })).id;
  }
  await tx.update(WaitingEntry, { ...place, state: 'waiting' }, asked);
  // A client whose offer has expired starts at the end of the list.
  const again = { ...asked, state: 'waiting', createdAt: new Date(), offeredUntil: null } as const;
  const { affected } = await tx.update(WaitingEntry, { ...place, state: In(['lapsed', 'taken']) }, again);
  return affected ? known.id : null;
}
