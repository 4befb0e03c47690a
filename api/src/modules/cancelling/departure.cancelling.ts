import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { toCents, usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { refusal } from '../../platform/errors/refused.js';
import { Idempotency, type Remember } from '../../platform/idempotency/idempotency.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { DepartureClosing } from '../departures/departure.closing.js';
import type { Departure } from '../departures/departure.entity.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { DeparturesService } from '../departures/departures.service.js';
import { departureView, type DepartureRow } from '../departures/dto/departure.view.js';
import { WaitingList } from '../departures/waiting/waiting.list.js';
import { DeskPricing } from '../desk/desk.pricing.js';
import { OrderDesk } from '../desk/order.desk.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';
import { HOLD_ENDED } from '../orders/hold.times.js';
import { ORDER_LOST_DEPARTURE } from '../orders/order.events.js';
import { lockOrders, updateOrder } from '../orders/order.records.js';
import { OrderTrips } from '../orders/order.trips.js';
import {
  affectedOrderView,
  type CancelDepartureDto,
  type DepartureCancellationView,
  type DepartureCancelledAnswer,
} from './departure-cancellation.dto.js';
import { MAX_ORDERS, ORDERS_AT_ONCE, proposalsFor, type OrderChoice } from './departure-choices.js';
import { OrderCancelling } from './order.cancelling.js';

/** The decisions, and the data that they need. */
interface Decision {
  readonly choices: ReadonlyMap<string, OrderChoice>;
  /** Departures that orders are moved to, by their id. */
  readonly targets: ReadonlyMap<string, Departure>;
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Cancels departures and settles their orders: never silently (rules/cancelling 6). All of them or none; except that
 * the orders of a departure with very many are settled in parts, because others would wait too long for the locks of
 * one transaction.
 */
@Injectable()
export class DepartureCancelling {
  constructor(
    private readonly trips: OrderTrips,
    private readonly departures: DeparturesService,
    private readonly closing: DepartureClosing,
    private readonly seats: DepartureSeats,
    private readonly waiting: WaitingList,
    private readonly pricing: DeskPricing,
    private readonly desk: OrderDesk,
    private readonly cancelling: OrderCancelling,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: DomainEvents,
    private readonly audit: AuditService,
  ) {}

  /**
   * The orders that cancelling affects, and the proposal for each.
   * @throws Refused for an unknown departure
   */
  async preview(id: string): Promise<DepartureCancellationView> {
    const departure = await this.departures.get(id);
    const [affected, others, waiting] = await Promise.all([
      this.trips.ofDeparture(id, MAX_ORDERS),
      this.departures.othersOnSale(departure),
      this.waiting.countInLine(id),
    ]);
    const orders = affected.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const proposals = proposalsFor(orders, departure, others);
    return {
      orders: orders.map((order) => affectedOrderView(order, proposals.get(order.id)!)),
      departures: others.map(departureView),
      waiting,
    };
  }

  /**
   * @param key the caller's `Idempotency-Key`, if any
   * @throws Refused for an unknown departure
   * @throws Refused for a move to anything but another departure of the tour on sale
   * @throws Refused for a departure that was cancelled before, and if the named orders are not exactly its orders
   * @throws Refused when an order is moved to a departure with too few seats
   */
  cancel(
    id: string,
    body: CancelDepartureDto,
    key: string | undefined,
    actor: Actor,
  ): Promise<DepartureCancelledAnswer> {
    return this.idempotency.once({ route: `cancel departure ${id}`, key, body }, async (remember) => {
      const before = await this.departures.get(id);
      const choices = new Map([...(body.orders ?? []), ...(body.groups ?? [])].map((choice) => [choice.id, choice]));
      if (choices.size < (body.orders ?? []).length + (body.groups ?? []).length) throw refusal('order-named-twice');
      const goals = [...choices.values()].flatMap((choice) => (choice.do === 'move' ? [choice.departureId!] : []));
      if (goals.includes(id)) throw refusal('orders-moved-to-cancelled');
      const targets = await this.seats.allOnSale(goals, before.tourId);
      const decision = { choices, targets, reason: body.reason, actor };
      if (choices.size > ORDERS_AT_ONCE) return this.inParts(before, decision, remember);
      return this.transactions.run(async (tx) => {
        const answer = await this.atOnce(tx, before, decision);
        remember(tx, answer);
        return answer;
      });
    });
  }

  /**
   * The orders are locked before the departure, as everywhere; after the departure is locked, orders that came
   * meanwhile are visible.
   */
  private async atOnce(tx: EntityManager, before: DepartureRow, decision: Decision): Promise<DepartureCancelledAnswer> {
    await lockOrders(tx, [...decision.choices.keys()]);
    await this.closing.cancel(tx, before.id, decision.reason);
    const orders = await this.trips.ofDeparture(before.id, MAX_ORDERS + 1, tx);
    refuseOthers(orders, decision.choices);
    const settled: Order[] = [];
    for (const order of orders) settled.push(await this.settleOne(tx, order, before.startDate, decision));
    return this.finish(tx, before, decision, tallied(settled, decision.choices));
  }

  /**
   * Closes the departure, settles its orders in parts, and cancels it at the end. If it stops in between (a crash, a
   * seat that was taken meanwhile), the departure stays closed with the orders that are still open; the office is asked
   * about those.
   */
  private async inParts(
    before: DepartureRow,
    decision: Decision,
    remember: Remember,
  ): Promise<DepartureCancelledAnswer> {
    const { choices } = decision;
    await this.transactions.run((tx) => this.begin(tx, before.id, decision));
    let tally = NOTHING;
    const ids = [...choices.keys()];
    for (let from = 0; from < ids.length; from += ORDERS_AT_ONCE) {
      const part = ids.slice(from, from + ORDERS_AT_ONCE);
      const settled = await this.transactions.run((tx) => this.settlePart(tx, before, part, decision));
      tally = sumOf(tally, tallied(settled, choices));
    }
    return this.transactions.run(async (tx) => {
      await this.closing.cancel(tx, before.id, decision.reason);
      refuseForgotten(await this.trips.partiesOf(before.id, MAX_ORDERS + 1, tx), choices);
      const answer = await this.finish(tx, before, decision, tally);
      remember(tx, answer);
      return answer;
    });
  }

  /** Checks in advance that all of it can be done. */
  private async begin(tx: EntityManager, id: string, { choices }: Decision): Promise<void> {
    await this.closing.stopSales(tx, id);
    const orders = await this.trips.partiesOf(id, MAX_ORDERS + 1, tx);
    refuseOthers(orders, choices);
    const needed = new Map<string, number>();
    for (const order of orders) {
      const choice = choices.get(order.id)!;
      if (choice.do !== 'move') continue;
      needed.set(choice.departureId!, (needed.get(choice.departureId!) ?? 0) + order.people);
    }
    await this.seats.mustHave(tx, needed);
  }

  /** Skips orders that ended meanwhile, or that were moved by hand. */
  private async settlePart(
    tx: EntityManager,
    { id, startDate }: DepartureRow,
    part: readonly string[],
    decision: Decision,
  ): Promise<Order[]> {
    const orders = await lockOrders(tx, part);
    const open = orders.filter(({ departureId, status }) => departureId === id && ACTIVE_STATUSES.includes(status));
    const settled: Order[] = [];
    for (const order of open) settled.push(await this.settleOne(tx, order, startDate, decision));
    return settled;
  }

  private async finish(
    tx: EntityManager,
    before: DepartureRow,
    { reason, actor }: Decision,
    tally: Tally,
  ): Promise<DepartureCancelledAnswer> {
    const { refundCents, ...counts } = tally;
    const refundDue = toDollars(refundCents);
    await this.audit.record(tx, actor, {
      action: 'cancel',
      resource: 'departures',
      recordId: before.id,
      label: `${before.tourTitle}: ${before.startDate}`,
      before: { state: before.state },
      after: { state: 'CANCELLED', reason, ...counts, refundDue },
    });
    const data = await this.departures.read(tx, before.id);
    return { message: sentence(counts, refundDue), ...counts, refundDue, data };
  }

  private async settleOne(
    tx: EntityManager,
    before: Order,
    day: Day,
    { choices, targets, reason, actor }: Decision,
  ): Promise<Order> {
    const choice = choices.get(before.id)!;
    if (choice.do === 'refund') return this.cancelling.withDeparture(tx, before, reason, actor);
    if (choice.do === 'move') {
      const planned = this.pricing.forMove(before, targets.get(choice.departureId!)!);
      const order = await this.desk.revise(tx, before, { planned }, actor);
      await this.events.publish(tx, ORDER_LOST_DEPARTURE, { order, isMoved: true, day, reason });
      return order;
    }
    // The client is asked what to do, and must not be told meanwhile that the hold has ended.
    const order = await updateOrder(tx, before, HOLD_ENDED);
    await this.events.publish(tx, ORDER_LOST_DEPARTURE, { order, isMoved: false, day, reason });
    return order;
  }
}

/** The outcome for the orders, in numbers. */
interface Tally {
  readonly moved: number;
  readonly refunded: number;
  readonly told: number;
  readonly refundCents: number;
}

const NOTHING: Tally = { moved: 0, refunded: 0, told: 0, refundCents: 0 };

function tallied(settled: readonly Order[], choices: ReadonlyMap<string, OrderChoice>): Tally {
  const count = (what: OrderChoice['do']) => settled.filter(({ id }) => choices.get(id)!.do === what).length;
  const owed = settled.filter(({ status }) => status === 'CANCELLED');
  const refundCents = owed.reduce((sum, order) => sum + toCents(order.refundDue), 0);
  return { moved: count('move'), refunded: count('refund'), told: count('tell'), refundCents };
}

const sumOf = (one: Tally, other: Tally): Tally => ({
  moved: one.moved + other.moved,
  refunded: one.refunded + other.refunded,
  told: one.told + other.told,
  refundCents: one.refundCents + other.refundCents,
});

/** Refuses if an order is undecided, or belongs to another departure. */
function refuseOthers(
  orders: readonly Pick<Order, 'id' | 'number'>[],
  choices: ReadonlyMap<string, OrderChoice>,
): void {
  refuseForgotten(orders, choices);
  if (orders.length === choices.size) return;
  throw refusal('order-of-other-departure');
}

function refuseForgotten(
  orders: readonly Pick<Order, 'id' | 'number'>[],
  choices: ReadonlyMap<string, OrderChoice>,
): void {
  const forgotten = orders.filter(({ id }) => !choices.has(id));
  if (forgotten.length > 0) {
    const some = forgotten.slice(0, 10).map(({ number }) => number);
    throw refusal('orders-undecided', { orders: `${some.join(', ')}${forgotten.length > 10 ? ' …' : ''}` });
  }
}

function sentence(counts: { moved: number; refunded: number; told: number }, refundDue: number): string {
  const { moved, refunded, told } = counts;
  const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
  const parts = [
    ...(moved > 0 ? [`${orders(moved)} moved`] : []),
    ...(refunded > 0
      ? [`${orders(refunded)} cancelled${refundDue > 0 ? ` with ${usd(refundDue)} to be paid back` : ''}`]
      : []),
    ...(told > 0 ? [`${orders(told)} told`] : []),
  ];
  return `The departure has been cancelled${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
