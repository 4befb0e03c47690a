import { rewriteOrder } from '../orders/order.records.js';
import { orderWith } from '../orders/order.records.js';
import { insertOrder } from '../orders/order.records.js';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { seatsLeft, seatsOver } from '@imisozi/core/departures';
import { addDays, catClock, catDate, catMoment, endOfCatDay, parseCatTime, today } from '@imisozi/core/kigali-time';
import { CURRENCY, toCents, usd } from '@imisozi/core/money';
import { commissionOf } from '@imisozi/core/agents';
import { toDollars } from '@imisozi/core/pricing/cents';
import { lineInDollars } from '@imisozi/core/pricing/price-lines';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { refusal } from '../../platform/errors/refused.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { NO_SEAT_HOLDER } from '../departures/seat-holder.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { instalmentView } from '../prices/dto/price.view.js';
import { DocumentNumbers } from '../orders/document-numbers.service.js';
import { orderRow } from '../orders/dto/order.row.js';
import { MoneyStatus } from '../ledger/money.status.js';
import { balanceOf } from '../orders/order.balance.js';
import { linesOf } from '../orders/price-lines.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { holdEnd } from '../orders/hold.times.js';
import type { OrderSource } from '@imisozi/core/order-choices';
import type { Order } from '../orders/order.entity.js';
import { ORDER_CHANGED, ORDER_CREATED } from '../orders/order.events.js';
import { OrderFollowers } from '../orders/order.followers.js';
import { OrderPromoCodes } from '../orders/order.promo-codes.js';
import { lockOrder } from '../orders/order.records.js';
import { OrderNames } from '../orders/order.names.js';
import { firstDue } from '../orders/due-day.js';
import { OrdersService } from '../orders/orders.service.js';
import { AgentBookings, NO_AGENT, type AgentOfOrder } from '../agents/agent.bookings.js';
import { OrderNotes } from '../timeline/notes/order.notes.js';
import type {
  ChangeOrderDto,
  ChangePreviewAnswer,
  DeskOrderAnswer,
  DeskOrderDto,
  NewOrderPriceAnswer,
  PreviewChangeDto,
  PriceNewOrderDto,
} from './desk.dto.js';
import { changesBooking, DeskPricing, type PlannedOrder } from './desk.pricing.js';
import { newClientKey } from '../orders/keys/order.key.js';
import { keepDueDay } from '../orders/kept-due-day.js';

/** A booking that is about to be made. */
interface NewBooking {
  /** The id of the new order; by default a random one. */
  readonly id?: string;
  readonly body: Omit<DeskOrderDto, 'deadline' | 'source'> &
    Partial<Pick<DeskOrderDto, 'deadline'>> & { readonly source?: OrderSource };
  readonly planned: PlannedOrder;
  readonly translatedNames: Order['translatedNames'];
  /** By default none. */
  readonly agent?: AgentOfOrder;
  readonly isByAgent?: boolean | undefined;
}

/** How a booking is asked for. */
interface BookingCall {
  /** The caller's `Idempotency-Key`, if any. */
  readonly key: string | undefined;
  /** Whose keys they are; by default the office's. */
  readonly route?: string;
  /** Asked before anything is booked, unless the call is repeated. */
  readonly check?: () => Promise<void>;
  /** Not the office books, so it is told by mail. */
  readonly isByAgent?: boolean;
}

/** A change of an order. */
interface Revision {
  /** Null if the booking itself does not change. */
  readonly planned: PlannedOrder | null;
  /** Facts about its client. */
  readonly client?: Partial<Order>;
  readonly sendMails?: boolean | undefined;
  readonly force?: boolean | undefined;
  readonly creditReason?: string | undefined;
}

/** Bookings that the office makes and changes (rules/desk 1). */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly orders: OrdersService,
    private readonly pricing: DeskPricing,
    private readonly names: OrderNames,
    private readonly seats: DepartureSeats,
    private readonly numbers: DocumentNumbers,
    private readonly promoCodes: OrderPromoCodes,
    private readonly followers: OrderFollowers,
    private readonly money: MoneyStatus,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: DomainEvents,
    private readonly audit: AuditService,
    private readonly notes: OrderNotes,
    private readonly agents: AgentBookings,
  ) {}

  /**
   * What a new booking would cost, without making it, and whether there are seats.
   * @throws Refused as {@link create}
   */
  async price(body: PriceNewOrderDto): Promise<NewOrderPriceAnswer> {
    const { item, departure } = await this.pricing.forNew(await this.withNetPrice(body));
    const agent = await this.agentOf(body.agentId, item.itemId);
    return {
      lines: (item.priceLines ?? []).map(lineInDollars),
      total: item.amount,
      people: item.people,
      travelDate: item.travelDate,
      endDate: item.endDate,
      instalments: (onCredit(item.instalments, agent, new Date()) ?? []).map(instalmentView),
      seatsLeft: departure && seatsLeft(departure),
      seatsOver: departure ? seatsOver(departure) : 0,
      commission: toDollars(commissionOf(item.priceLines ?? [], agent.agentTerms?.commissionPercent ?? 0)),
    };
  }

  /**
   * @throws Refused for anything without a price
   * @throws Refused for seats that the departure does not have, unless forced
   */
  create(
    body: DeskOrderDto,
    { key, route = 'desk order', check, isByAgent }: BookingCall,
    actor: Actor,
  ): Promise<DeskOrderAnswer> {
    return this.idempotency.once({ route, key, body }, async (remember) => {
      await check?.();
      refusePastHold(body);
      const planned = await this.pricing.forNew(await this.withNetPrice(body));
      const agent = await this.agentOf(body.agentId, planned.item.itemId);
      const { itemType = 'tour', language = DEFAULT_LANGUAGE } = body;
      const translatedNames = await this.names.ofNew({ ...planned.item, itemType, language });
      return this.transactions.run(async (tx) => {
        const order = await this.book(tx, { body, planned, translatedNames, agent, isByAgent }, actor);
        if (agent.agentId) await this.keepCredit(tx, agent.agentId, body);
        const message = `Booking ${order.number} has been made: ${usd(order.amount)}.`;
        const answer = { message, order: orderRow(order) };
        remember(tx, answer);
        return answer;
      });
    });
  }

  /**
   * Makes a booking in a transaction, with its number, seats, promo code and mails: for the desk, and for a proposal
   * that its client accepts.
   * @throws Refused for seats that the departure does not have, unless forced
   */
  async book(
    tx: EntityManager,
    { id, body, planned, translatedNames, agent = NO_AGENT, isByAgent }: NewBooking,
    actor: Actor,
  ): Promise<Order> {
    const { itemType = 'tour', language = DEFAULT_LANGUAGE } = body;
    const number = await this.numbers.next(tx, 'order');
    const fields = {
      ...newOrder(body, planned, number, agent),
      ...(id && { id }),
      itemType,
      language,
      translatedNames,
    };
    const order = await insertOrder(tx, fields);
    await this.promoCodes.takeFor(tx, [order]);
    if (order.departureId) await this.seats.take(tx, order.departureId, order.people, { force: body.force });
    await this.events.publish(tx, ORDER_CREATED, { order, sendMails: body.sendMails ?? true, isByAgent });
    await this.audit.record(tx, actor, {
      action: 'create',
      resource: 'orders',
      recordId: order.id,
      label: order.number,
      after: {
        ...bookedOf(order),
        source: order.source,
        ...(agent.agentTerms && { agent: agent.agentTerms.company }),
        ...(body.force && { force: true }),
        ...(body.creditReason && { creditReason: body.creditReason }),
      },
    });
    if (body.note) await this.notes.write(tx, order, { text: body.note }, actor);
    return order;
  }

  /** The effect of a change, without making it. @throws Refused as {@link change} */
  async preview(id: string, body: PreviewChangeDto): Promise<ChangePreviewAnswer> {
    const order = await this.orders.get(id);
    refuseStale(order, body.revision ?? order.revision, '');
    const after = changesBooking(body) ? fieldsOf(order, await this.pricing.forChange(order, body)) : {};
    const changed = orderWith(order, after);
    return { before: plannedView(order), after: plannedView(changed), difference: differenceOf(order, changed) };
  }

  /**
   * @param key the caller's `Idempotency-Key`, if any
   * @throws Refused for an unknown order
   * @throws Refused for what has no price
   * @throws Refused for an order that has ended, and for one that somebody has changed since it was read
   * @throws Refused for seats that the departure does not have, unless forced
   * @throws Refused when its agent would owe more than its credit limit, unless a reason is given
   */
  change(id: string, body: ChangeOrderDto, key: string | undefined, actor: Actor): Promise<DeskOrderAnswer> {
    return this.idempotency.once({ route: `change order ${id}`, key, body }, async (remember) => {
      const seen = await this.orders.get(id);
      const planned = changesBooking(body) ? await this.pricing.forChange(seen, body) : null;
      const agent = body.agentId === undefined ? {} : await this.agentOf(body.agentId, seen.itemId);
      const renamed = { priceLines: planned?.item.priceLines, language: body.language };
      const translatedNames = await this.names.ofChanged(seen, renamed);
      return this.transactions.run(async (tx) => {
        const before = await lockOrder(tx, id);
        if (before.revision !== body.revision) refuseStale(before, body.revision, await this.lastChange(tx, id));
        if (planned && !ACTIVE_STATUSES.includes(before.status)) {
          throw refusal('order-cannot-be-moved', { status: before.status });
        }
        const { sendMails, force, creditReason } = body;
        const client = { ...clientOf(body), ...agent, translatedNames };
        const order = await this.revise(tx, before, { planned, client, sendMails, force, creditReason }, actor);
        if (owesMore(order, before)) await this.keepCredit(tx, order.agentId!, body);
        const answer = { message: changedSentence(before, order), order: orderRow(order) };
        remember(tx, answer);
        return answer;
      });
    });
  }

  /**
   * Writes the next revision of an order, with its seats and the consequences for its money.
   * @param before the order as it was locked
   * @returns the order as it is now
   * @throws Refused for seats that the departure does not have, unless forced
   * @throws Refused for a promo code that was used up meanwhile
   */
  async revise(
    tx: EntityManager,
    before: Order,
    { planned, client = {}, sendMails = false, force = false, creditReason }: Revision,
    actor: Actor,
  ): Promise<Order> {
    const booked = planned ? fieldsOf(before, planned) : {};
    const revision = before.revision + 1;
    // One that had lost its person may have got another one, who is to be erased in time too.
    const kept = { ...booked, ...client, revision, ...(before.keptAs === 'nobody' && { keptAs: 'unbooked' as const }) };
    if (planned) {
      await this.promoCodes.exchange(tx, before.promoCode, planned.item.promoCode);
      await this.moveSeats(tx, before, planned, force);
    }
    const written = await rewriteOrder(tx, before, kept);
    const order = planned ? await this.money.reassess(tx, written, actor) : written;
    await keepDueDay(tx, order);
    await this.followers.follow(tx, order, before, actor);
    await this.events.publish(tx, ORDER_CHANGED, { order, before, actor, sendMails, isForced: force, creditReason });
    return order;
  }

  /** An agent with net prices has its discount, unless the office names another one or a price of its own. */
  private async withNetPrice<Body extends PriceNewOrderDto>(body: Body): Promise<Body> {
    if (!body.agentId || body.discount !== undefined || body.lines) return body;
    const discount = await this.agents.netDiscount(body.agentId, body.itemsArray[0]!.id);
    return discount
      ? Object.assign(Object.create(Object.getPrototypeOf(body) as object) as Body, body, { discount })
      : body;
  }

  private async agentOf(agentId: string | null | undefined, tourId: string): Promise<AgentOfOrder> {
    return agentId ? this.agents.termsFor(agentId, tourId) : NO_AGENT;
  }

  /** @throws Refused beyond the credit limit, unless a reason is given */
  private async keepCredit(
    tx: EntityManager,
    agentId: string,
    { creditReason }: Pick<DeskOrderDto, 'creditReason'>,
  ): Promise<void> {
    if (!creditReason) await this.agents.refuseBeyondCredit(tx, agentId);
  }

  /** Seats of both departures in one transaction: the old ones are only given up once the new ones are taken. */
  private async moveSeats(tx: EntityManager, before: Order, { item, departure }: PlannedOrder, force?: boolean) {
    const { departureId, people } = before;
    if (departureId === (departure?.id ?? null) && people === item.people) return;
    if (departureId) await this.seats.giveBack(tx, departureId, people, NO_SEAT_HOLDER);
    if (departure) await this.seats.take(tx, departure.id, item.people, { force });
  }

  private async lastChange(tx: EntityManager, id: string): Promise<string> {
    const [last] = await this.audit.changesSince(tx, 'orders', id, new Date(0));
    return last ? `${last.userEmail || 'Someone'} changed it on ${catMoment(last.createdAt)}. ` : '';
  }
}

/** Whether an agent owes more of a booking than before it was changed. */
function owesMore(order: Order, before: Order): boolean {
  const left = ({ amount, paid }: Order) => Math.max(0, toCents(amount) - toCents(paid));
  if (!order.agentId || !ACTIVE_STATUSES.includes(order.status)) return false;
  return left(order) > (order.agentId === before.agentId ? left(before) : 0);
}

/** The mail about an expired hold would reach the client a moment after the mail about the order. */
function refusePastHold({ holdUntil }: DeskOrderDto): void {
  if (holdUntil && holdUntil < today()) {
    throw refusal('hold-in-the-past');
  }
}

function refuseStale(order: Order, revision: number, who: string): void {
  if (order.revision === revision) return;
  throw refusal('booking-changed-meanwhile', { who });
}

function newOrder(
  body: NewBooking['body'],
  { item: planned, departure }: PlannedOrder,
  number: string,
  agent: AgentOfOrder,
): Partial<Order> {
  const now = new Date();
  const item = { ...planned, instalments: onCredit(planned.instalments, agent, now) };
  const { itemType = 'tour' } = body;
  const needDate = (item.travelDate && parseCatTime(item.travelDate)) || now;
  const hold = body.holdUntil ? endOfCatDay(parseCatTime(body.holdUntil)!) : holdEnd(item.terms, now);
  return {
    ...item,
    ...firstDue({ ...item, needDate, itemType }, now),
    number,
    clientKey: newClientKey(),
    names: body.names,
    email: body.email,
    phoneNumber: body.phoneNumber,
    address: body.address ?? '',
    location: body.location ?? '',
    message: body.message ?? '',
    needDate,
    deadline: body.deadline ?? needDate,
    status: 'PENDING',
    itemNumber: 1,
    currency: CURRENCY,
    paid: 0,
    refundDue: 0,
    permitsKept: null,
    departureId: departure?.id ?? null,
    holdUntil: departure && hold,
    source: agent.agentId ? (body.source ?? 'agent') : (body.source ?? null),
    ...agent,
    revision: 1,
    remindersPaused: false,
  };
}

/** The columns that a new plan changes. */
function fieldsOf(order: Order, { item, departure }: PlannedOrder) {
  const { travelDate } = item;
  const needDate = travelDate ? parseCatTime(`${travelDate}T${catClock(order.needDate)}`) : null;
  return {
    people: item.people,
    amount: item.amount,
    travelDate,
    endDate: item.endDate,
    travellers: item.travellers,
    priceLines: item.priceLines,
    instalments: onCredit(item.instalments, order, order.createdAt),
    promoCode: item.promoCode,
    extras: item.extras,
    // A change of price or days resolves the marks.
    marks: null,
    departureId: departure?.id ?? null,
    holdUntil: departure && holdOf(order),
    ...(needDate && { needDate, ...pickUpOf(order, needDate) }),
  };
}

/** Nothing of a booking by an agent is due before its days of credit are over (rules/agents 3). */
function onCredit(
  instalments: Order['instalments'],
  { agentTerms }: Pick<Order, 'agentTerms'>,
  madeAt: Date,
): Order['instalments'] {
  if (!instalments || !agentTerms?.creditDays) return instalments;
  const first = addDays(catDate(madeAt), agentTerms.creditDays);
  return instalments.map((one) => (one.dueDate < first ? { ...one, dueDate: first } : one));
}

/** Seats that an order moves to are held like those of a new order, unless paid or confirmed (rules/desk 5). */
const holdOf = ({ status, paid, holdUntil, terms }: Order): Date | null =>
  holdUntil ?? (status === 'PENDING' && paid <= 0 ? holdEnd(terms, new Date()) : null);

/** A pick-up on the day of travel moves to the new day too. */
const pickUpOf = ({ needDate, deadline }: Order, moved: Date) =>
  catDate(deadline) === catDate(needDate) && {
    deadline: parseCatTime(`${catDate(moved)}T${catClock(deadline)}`) ?? deadline,
  };

/** A change's fields about the client and the office, other than what is booked. */
const clientOf = ({
  names,
  email,
  phoneNumber,
  address,
  location,
  message,
  language,
  source,
  deadline,
}: ChangeOrderDto) =>
  Object.fromEntries(
    Object.entries({ names, email, phoneNumber, address, location, message, language, source, deadline }).filter(
      ([, value]) => value !== undefined,
    ),
  );

const bookedOf = ({ itemTitle, people, amount, travelDate, departureId }: Order) => ({
  itemTitle,
  people,
  amount,
  travelDate,
  departureId,
});

const plannedView = (order: Order) => ({
  travelDate: order.travelDate,
  endDate: order.endDate,
  departureId: order.departureId,
  people: order.people,
  lines: linesOf(order).map(lineInDollars),
  total: order.amount,
  balance: balanceOf(order),
});

const differenceOf = (before: Order, after: Order): number => (toCents(after.amount) - toCents(before.amount)) / 100;

function changedSentence(before: Order, after: Order): string {
  const difference = differenceOf(before, after);
  const price =
    difference === 0 ? '' : ` The price has ${difference > 0 ? 'risen' : 'fallen'} by ${usd(Math.abs(difference))}.`;
  const back = after.refundDue > 0 ? ` ${usd(after.refundDue)} is to be paid back.` : '';
  return `Booking ${after.number} has been changed.${price}${back}`;
}
