import { told } from '../../common/message-answer.js';
import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@imisozi/core/languages';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Idempotency, type Remember } from '../../platform/idempotency/idempotency.js';
import { catDate, parseCatTime } from '@imisozi/core/kigali-time';
import { CURRENCY } from '@imisozi/core/money';
import { RecipientLimits } from '../../platform/limits/recipient-limits.js';
import { insertAll } from '../../platform/database/gathered-writes.js';
import { SharedTransactions } from '../../platform/database/shared-transactions.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import type { Departure } from '../departures/departure.entity.js';
import { NO_SEAT_HOLDER, seatHolder, type SeatHolder } from '../departures/seat-holder.js';
import { WaitingOffers } from '../departures/waiting/waiting.offers.js';
import { DocumentNumbers } from './document-numbers.service.js';
import type { CreateOrderDto } from './dto/create-order.dto.js';
import { newClientKey } from './keys/order.key.js';
import { referenceFor } from './keys/order.references.js';
import { orderView, type CreatedOrderAnswer } from './dto/order.view.js';
import { Order } from './order.entity.js';
import { firstHoldEnd, HOLD_ENDED, holdEnd, keepLonger } from './hold.times.js';
import { OrderNames } from './order.names.js';
import { ORDER_CREATED } from './order.events.js';
import { OrderPricing, type PricedItem } from './order.pricing.js';
import { OrderPromoCodes } from './order.promo-codes.js';
import { UnpaidSeats } from './order.unpaid-seats.js';
import { firstDue } from './due-day.js';

/** Who orders: a staff member or a visitor, and from which IP address. */
interface OrderCaller {
  readonly user: CurrentUser | undefined;
  readonly ip: string;
}

/** An order that is about to be saved. */
interface Creation {
  readonly request: CreateOrderDto;
  /** The staff member who orders, if any: then the response contains the id, else the key. */
  readonly caller: CurrentUser | undefined;
  /** The client's language. */
  readonly language: LanguageCode;
  readonly item: PricedItem & Pick<Order, 'translatedNames'>;
  readonly holder: SeatHolder;
  /** The departure whose seats it takes. */
  readonly departure: Departure | null;
  readonly remember: Remember;
}

@Injectable()
export class OrdersService {
  private readonly creations: SharedTransactions<Creation, CreatedOrderAnswer>;

  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly recipients: RecipientLimits,
    private readonly pricing: OrderPricing,
    private readonly names: OrderNames,
    private readonly numbers: DocumentNumbers,
    private readonly seats: DepartureSeats,
    private readonly waiting: WaitingOffers,
    private readonly promoCodes: OrderPromoCodes,
    private readonly unpaidSeats: UnpaidSeats,
    private readonly events: DomainEvents,
  ) {
    this.creations = new SharedTransactions(transactions, (tx, creations) => this.insert(tx, creations));
  }

  /**
   * Prices and saves an order. Listeners to its event queue mails and notifications in the same transaction.
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused when the price or the number of people is not allowed
   * @throws Refused when the key is in use, or the client holds too many unpaid seats
   * @throws TooManyRequests when its client was mailed enough for now, or too many others were from that network, or
   * too many promo codes were wrong, unless staff order
   */
  create(
    request: CreateOrderDto,
    key: string | undefined,
    { user: caller, ip }: OrderCaller,
    language: LanguageCode,
  ): Promise<CreatedOrderAnswer> {
    // A key of another client must not replay its response.
    const route = caller ? `order by ${caller.id}` : 'order';
    return this.idempotency.once({ route, key, body: request }, async (remember) => {
      const { item, departure } = await this.pricing.price(request, caller ? undefined : ip);
      // Seats are held for a client from the waiting list.
      if (departure && !request.waitingKey) this.seats.refuseWithoutSeats(departure, item.people);
      await this.recipients.consume(request.email, { isStaff: caller !== undefined, ip });
      const translatedNames = await this.names.ofNew({ ...item, itemType: request.itemType, language });
      const holder = caller || !departure ? NO_SEAT_HOLDER : seatHolder(request.email, ip);
      const priced = { ...item, translatedNames };
      return this.creations.run({ request, caller, holder, language, item: priced, departure, remember });
    });
  }

  /** @throws Refused for an unknown id */
  async get(id: string, from: Pick<EntityManager, 'findOneBy'> = this.orders.manager): Promise<Order> {
    const order = await from.findOneBy(Order, { id });
    if (!order) throw refusal('order-not-found');
    return order;
  }

  /** Several at once, in no particular order; unknown ids are left out. */
  byIds(ids: readonly string[]): Promise<Order[]> {
    return this.orders.findBy({ id: In(ids) });
  }

  private async insert(tx: EntityManager, creations: readonly Creation[]): Promise<CreatedOrderAnswer[]> {
    const numbers = await this.numbers.take(tx, 'order', creations.length);
    const orders = creations.map((creation, index) => newOrder(tx, creation, numbers[index]!));
    await insertAll(tx, Order, orders);
    for (const [index, { departure }] of creations.entries()) {
      if (departure) await this.unpaidSeats.refuseTooMany(tx, orders[index]!, departure);
    }
    await this.promoCodes.takeFor(tx, orders);
    await this.takeSeats(tx, creations, orders);
    const answers: CreatedOrderAnswer[] = [];
    for (const [index, order] of orders.entries()) {
      await this.events.publish(tx, ORDER_CREATED, { order });
      const { caller, remember } = creations[index]!;
      const view = orderView(order, referenceFor(caller, order));
      const answer = { ...told('order-received', { number: order.number }), order: view };
      remember(tx, answer);
      answers.push(answer);
    }
    return answers;
  }

  /** Sorted by the departures' ids, so that transactions which take seats of several never deadlock. */
  private async takeSeats(tx: EntityManager, creations: readonly Creation[], orders: readonly Order[]): Promise<void> {
    const people = new Map<string, number>();
    for (const [index, { departureId, people: count }] of orders.entries()) {
      if (!departureId) continue;
      const { waitingKey } = creations[index]!.request;
      if (waitingKey && (await this.waiting.claim(tx, departureId, waitingKey, count))) {
        // The waiting key was mailed, so the mail has arrived.
        await keepLonger(tx, orders[index]!);
        continue;
      }
      people.set(departureId, (people.get(departureId) ?? 0) + count);
    }
    const inOrder = [...people].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [id, count] of inOrder) await this.seats.take(tx, id, count);
  }
}

/** The hold of an unpaid order (rules/departures 3). */
function newHold({ request, caller, holder, item, departure }: Creation, now: Date) {
  if (!departure) return HOLD_ENDED;
  const isLater = request.payment !== 'now';
  return {
    // Staff know the client they book for.
    holdUntil: isLater && caller ? holdEnd(item.terms, now) : firstHoldEnd(now),
    holdNetwork: holder.network,
    holdMailbox: holder.mailbox,
    holdMark: isLater && !caller ? randomUUID() : null,
  };
}

function newOrder(tx: EntityManager, creation: Creation, number: string): Order {
  const { request, language, item, departure } = creation;
  const now = new Date();
  const needDate = needDateOf(request, item) ?? now;
  return tx.create(Order, {
    ...item,
    ...firstDue({ ...item, needDate, itemType: request.itemType }, now),
    number,
    clientKey: newClientKey(),
    names: request.names,
    email: request.email,
    phoneNumber: request.phoneNumber,
    address: request.address,
    location: request.location,
    needDate,
    deadline: request.deadline ?? (request.needDate ? now : needDate),
    status: 'PENDING',
    itemType: request.itemType,
    language,
    itemNumber: request.itemsArray[0]!.itemNumber ?? 1,
    currency: CURRENCY,
    message: request.message ?? '',
    paidAt: null,
    paidBy: null,
    paymentReference: null,
    invoiceNumber: null,
    receiptNumber: null,
    refundedAmount: null,
    refundReason: null,
    refundedAt: null,
    paid: 0,
    departureId: departure?.id ?? null,
    ...newHold(creation, now),
    paysLater: request.payment !== 'now',
    cancelReason: null,
    revision: 1,
    source: null,
    agentId: null,
    agentTerms: null,
    cancelledAt: null,
    cancelledBy: null,
    refundDue: 0,
    permitsKept: null,
    remindersPaused: false,
  });
}

/** When the client wants to start: at the time that was sent, on the booked day. */
function needDateOf({ needDate, itemType }: CreateOrderDto, { travelDate }: PricedItem): Date | null | undefined {
  if (!travelDate || itemType === 'event' || (needDate && catDate(needDate) === travelDate)) return needDate;
  return parseCatTime(travelDate);
}
