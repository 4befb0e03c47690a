import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository, type EntityManager } from 'typeorm';
import { catDay, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { refusedField } from '@imisozi/core/refusals/refusal';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { Sealer } from '../../platform/sealing/sealer.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';
import { lockOrder } from '../orders/order.records.js';
import { ToursService } from '../tours/tours.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { NOTHING_KNOWN, travellerDetails, type TravellerDetails } from './traveller.details.js';
import type { SaveTravellersDto, TravellerDto } from './traveller.dto.js';
import { TravellerLink } from './links/traveller-link.entity.js';
import { Traveller } from './traveller.entity.js';
import { bookedOf, editableUntil, isEditable, keepUntil, sealOwner } from './traveller.rules.js';
import {
  travellerView,
  type SavedTravellersAnswer,
  type TravellerRemovedAnswer,
  type TravellersAnswer,
  type TravellerView,
} from './traveller.view.js';

/** A traveller with their decrypted details. */
interface Known {
  readonly row: Traveller;
  details: TravellerDetails;
}

/** Who travels with an order (rules/privacy 2, 3): encrypted at rest, and recorded in the audit trail when read. */
@Injectable()
export class OrderTravellers {
  constructor(
    @InjectRepository(Traveller) private readonly travellers: Repository<Traveller>,
    private readonly orders: OrdersService,
    private readonly tours: ToursService,
    private readonly sealer: Sealer,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
  ) {}

  /**
   * Reading is recorded in the audit trail, also with the key, which may have been passed on (rules/privacy 2).
   * @throws Refused for an unknown order
   * @throws BrokenSeal for details encrypted with another key
   */
  async of(orderId: string, actor: Actor): Promise<TravellersAnswer> {
    const order = await this.orders.get(orderId);
    const found = await this.answerOf(order);
    if (found.travellers.length > 0) {
      await this.transactions.run((tx) => this.audit.record(tx, actor, { ...about(order), action: 'read' }));
    }
    return found;
  }

  private async answerOf(order: Order): Promise<TravellersAnswer> {
    const where = { orderId: order.id };
    const rows = await this.travellers.find({ where, order: { position: 'ASC', id: 'ASC' } });
    return {
      travellers: rows.map((row) => travellerView(row.id, this.detailsOf(row))),
      booked: bookedOf(order),
      isEditable: this.isEditable(order),
      editableUntil: editableUntil(order),
      isAsked: order.itemType === 'tour' && ((await this.tours.find(order.itemId))?.asksTravellers ?? false),
    };
  }

  /** Whether the travellers of an order can be changed now. */
  isEditable(order: Order): boolean {
    return this.sealer.isReady && isEditable(order);
  }

  /** One traveller, or null; reading is recorded in the audit trail. */
  async ofOne(order: Order, id: string, actor: Actor): Promise<TravellerView | null> {
    const row = await this.travellers.findOneBy({ id, orderId: order.id });
    if (!row) return null;
    await this.transactions.run((tx) => this.audit.record(tx, actor, { ...about(order), action: 'read' }));
    return travellerView(row.id, this.detailsOf(row));
  }

  /** All travellers of some orders; whoever asks records the reading. @throws BrokenSeal as {@link of} */
  async ofOrders(orderIds: readonly string[]): Promise<(TravellerView & Pick<Traveller, 'orderId'>)[]> {
    const rows = await this.travellers.find({
      where: { orderId: In([...orderIds]) },
      order: { orderId: 'ASC', position: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => ({ ...travellerView(row.id, this.detailsOf(row)), orderId: row.orderId }));
  }

  /**
   * The ids and types of those who were entered, for an order that is locked.
   * @throws Refused for an order that has ended, or whose trip is too near
   */
  async typesIn(tx: EntityManager, order: Order): Promise<{ readonly travellerId: string; readonly type: string }[]> {
    refuseClosed(order);
    return (await this.known(tx, order.id)).map(({ row, details }) => ({ travellerId: row.id, type: details.type }));
  }

  /**
   * Saves travellers row by row (rules/privacy 1): a known id changes the traveller, an id made by the client adds one
   * with that id, so that a repeated row adds nobody; without an id it is always a new person.
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused for an unknown order or traveller
   * @throws Refused for a type that was not booked, and for more than were booked
   * @throws Refused for an order that has ended, or whose trip is too near
   * @throws ServiceUnavailableException if nothing can be encrypted
   */
  async save(
    orderId: string,
    body: SaveTravellersDto,
    key: string | undefined,
    actor: Actor,
  ): Promise<SavedTravellersAnswer> {
    // Neither the details nor a guessable hash of them are stored with the key.
    const call = { route: `travellers ${orderId}`, key, body: this.sealer.digest(JSON.stringify(body)) };
    await this.idempotency.once(call, (remember) =>
      this.transactions.run(async (tx) => {
        const order = await lockOrder(tx, orderId);
        refuseClosed(order);
        const known = await this.known(tx, orderId);
        await refuseOthersRows(tx, order, body.travellers);
        const changed = body.travellers.map((one) => this.put(order, known, one));
        refuseMoreThanBooked(order, known, changed);
        await tx.save([...new Set(changed.map(({ row }) => row))], { reload: false });
        await this.audit.record(tx, actor, { ...about(order), action: 'update' });
        remember(tx, null);
      }),
    );
    return { message: 'The details have been saved.', ...(await this.answerOf(await this.orders.get(orderId))) };
  }

  /**
   * Deletes one traveller, whose place is then free for another.
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused for an unknown order or traveller
   * @throws Refused for an order that has ended, or whose trip is too near
   */
  async remove(orderId: string, id: string, key: string | undefined, actor: Actor): Promise<TravellerRemovedAnswer> {
    const call = { route: `travellers ${orderId} remove ${id}`, key, body: {} };
    await this.idempotency.once(call, (remember) =>
      this.transactions.run(async (tx) => {
        const order = await lockOrder(tx, orderId);
        refuseClosed(order);
        const { affected } = await tx.delete(Traveller, { id, orderId });
        if (affected !== 1) throw unknownTraveller();
        await tx.delete(TravellerLink, { orderId, travellerId: id });
        await this.audit.record(tx, actor, { ...about(order), action: 'delete' });
        remember(tx, null);
      }),
    );
    return { message: 'The traveller has been removed.', ...(await this.answerOf(await this.orders.get(orderId))) };
  }

  /**
   * The travellers of a day's orders, by the order's id; reading them is recorded in the audit trail.
   * @returns null for an order whose details cannot be read
   */
  async onManifest(
    orders: readonly Order[],
    day: Day,
    actor: Actor,
  ): Promise<ReadonlyMap<string, readonly TravellerDetails[] | null>> {
    if (orders.length === 0) return new Map();
    const rows = await this.travellers.find({
      where: { orderId: In(orders.map(({ id }) => id)) },
      order: { orderId: 'ASC', position: 'ASC', id: 'ASC' },
    });
    if (rows.length > 0) {
      const reading = { resource: 'travellers', recordId: null, label: `Manifest of ${day}`, action: 'read' };
      await this.transactions.run((tx) => this.audit.record(tx, actor, reading));
    }
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return new Map([...byOrder].map(([orderId, some]) => [orderId, this.readableOf(some)]));
  }

  /**
   * The travellers of several orders, by the order's id; reading them is recorded in the audit trail. Those whose details
   * cannot be read are left out.
   * @param label what they are read for
   */
  async partiesOf(
    orderIds: readonly string[],
    label: string,
    actor: Actor,
  ): Promise<ReadonlyMap<string, readonly TravellerView[]>> {
    const rows = await this.travellers.find({
      where: { orderId: In(orderIds) },
      order: { orderId: 'ASC', position: 'ASC', id: 'ASC' },
    });
    if (rows.length === 0) return new Map();
    const reading = { resource: 'travellers', recordId: null, label, action: 'read' };
    await this.transactions.run((tx) => this.audit.record(tx, actor, reading));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return new Map([...byOrder].map(([orderId, some]) => [orderId, this.viewsOf(some)]));
  }

  /** The ids of an order's travellers, in the order in which they were entered. */
  async idsOf(tx: EntityManager, orderId: string): Promise<string[]> {
    const rows = await tx.find(Traveller, {
      select: { id: true },
      where: { orderId },
      order: { position: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  private viewsOf(rows: readonly Traveller[]): TravellerView[] {
    const details = this.readableOf(rows);
    return details ? rows.map(({ id }, index) => travellerView(id, details[index]!)) : [];
  }

  private readableOf(rows: readonly Traveller[]): TravellerDetails[] | null {
    try {
      return rows.map((row) => this.detailsOf(row));
    } catch {
      return null;
    }
  }

  private async known(tx: EntityManager, orderId: string): Promise<Known[]> {
    const rows = await tx.find(Traveller, { where: { orderId }, order: { position: 'ASC', id: 'ASC' } });
    return rows.map((row) => ({ row, details: this.detailsOf(row) }));
  }

  private detailsOf(row: Traveller): TravellerDetails {
    return travellerDetails.parse(JSON.parse(this.sealer.open(row.sealed, sealOwner(row))));
  }

  /** Changes or adds a traveller in the list of known ones. */
  private put(order: Order, known: Known[], sent: TravellerDto): Known {
    const one = known.find(({ row }) => row.id === sent.id) ?? added(order, known, sent.id);
    one.details = { ...one.details, ...detailsSent(sent) };
    one.row.sealed = this.sealer.seal(JSON.stringify(one.details), sealOwner(one.row));
    one.row.hasPassport = Boolean(one.details.passportNumber);
    one.row.keepUntil = keepUntil(order);
    return one;
  }
}

const unknownTraveller = () => refusal('traveller-not-found');

const about = ({ id, number }: Order) => ({ resource: 'travellers', recordId: id, label: number });

/** The id of a row of another order must neither change nor reveal it. */
async function refuseOthersRows(tx: EntityManager, order: Order, sent: readonly TravellerDto[]): Promise<void> {
  const ids = sent.flatMap(({ id }) => id ?? []);
  if (await tx.existsBy(Traveller, { id: In(ids), orderId: Not(order.id) })) throw unknownTraveller();
}

function added({ id: orderId }: Order, known: Known[], id: string = randomUUID()): Known {
  const row = Object.assign(new Traveller(), {
    id,
    orderId,
    position: (known.at(-1)?.row.position ?? 0) + 1,
  });
  const one = { row, details: { ...NOTHING_KNOWN, type: '', firstName: '', lastName: '' } };
  known.push(one);
  return one;
}

/** Without the fields that were left out. */
function detailsSent({ id: _, arrivalAt, departureAt, ...fields }: TravellerDto): Partial<TravellerDetails> {
  const sent = { ...fields, arrivalAt: isoOf(arrivalAt), departureAt: isoOf(departureAt) };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

const isoOf = (at: Date | null | undefined) => (at ? at.toISOString() : at);

function refuseClosed(order: Order): void {
  if (isEditable(order)) return;
  if (!ACTIVE_STATUSES.includes(order.status)) {
    throw refusal('travellers-of-ended-order', { status: order.status });
  }
  const until = catDay(parseCatTime(editableUntil(order)!)!);
  throw refusal('travellers-closed', { until });
}

/** At most as many of each type as were booked; types that this call does not change are not checked. */
function refuseMoreThanBooked(order: Order, known: readonly Known[], changed: readonly Known[]): void {
  const booked = bookedOf(order);
  const counts = Map.groupBy(known, ({ details }) => details.type);
  const types = new Set(changed.map(({ details }) => details.type));
  for (const type of types) {
    if (!Object.hasOwn(booked, type)) {
      throw new Refused([
        refusedField('Traveller type', 'field-not-a-choice', { choices: Object.keys(booked).join(', ') }),
      ]);
    }
    if (counts.get(type)!.length <= booked[type]!) continue;
    const words = Object.entries(booked).map(([code, count]) => `${count} × ${code}`);
    throw refusal('travellers-more-than-booked', { booked: words.join(', ') });
  }
}
