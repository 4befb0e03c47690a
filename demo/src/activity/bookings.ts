import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { randomUUID } from 'node:crypto';
import { addDays, catDate, catYear } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { ADULT } from '@imisozi/core/pricing/party';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import type { Event } from '@imisozi/api/modules/events/event.entity';
import type { PaidBy } from '@imisozi/core/order-choices';
import type { Order } from '@imisozi/api/modules/orders/order.entity';
import { priceLadder } from '@imisozi/core/prices';
import type { Tour } from '@imisozi/api/modules/tours/tour.entity';
import type { Random } from '../random.ts';
import { DAY_MS, HOUR_MS, type Clock } from './clock.ts';
import { demoPerson } from './people.ts';
import { BOOKINGS, type PlannedBookings } from './booking-plan.ts';
import { ORDER_MESSAGES, REFUND_REASONS } from './phrases.ts';

/** Items that can be booked; the tours have one price for a group, on any day. */
export interface Offer {
  readonly tours: readonly Tour[];
  /** Upcoming events with a price. */
  readonly events: readonly Event[];
}

/** An order as it is inserted: every column except those that the entity fills itself. */
export type SeedOrder = Omit<Order, 'searchText' | 'stampCreation' | 'stampChange'>;

/** A booking is made at least this long before the journey, and before now. */
const LATEST_MS = 2 * HOUR_MS;
/** How many days back bookings were made. */
const PAST_DAYS = 28;

/** Bookings of events, and of tours that are sold for any day at one price. */
export function demoOrders(random: Random, clock: Clock, offer: Offer): SeedOrder[] {
  const made = BOOKINGS.flatMap((planned) => Array.from({ length: planned.count }, (_, turn) => ({ planned, turn })));
  return made.map(({ planned, turn }, index) => demoOrder(random, clock, offer, planned, turn, index + 1));
}

/** Sorts the orders by creation time and numbers them without gaps, as the product does. */
export function numbered(orders: readonly SeedOrder[]): SeedOrder[] {
  const numbers = new Series('');
  const inTurn = orders.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const order of inTurn) order.number = numbers.next(order.createdAt);
  return inTurn;
}

function demoOrder(
  random: Random,
  clock: Clock,
  { tours, events }: Offer,
  { status, travel, paidBy, itemType }: PlannedBookings,
  turn: number,
  number: number,
): SeedOrder {
  const person = demoPerson(random, 'Traveller', number);
  const event = itemType === 'event' ? events[turn % events.length]! : null;
  const tour = random.pick(tours as [Tour, ...Tour[]]);
  const step = random.pick(priceLadder(tour) as [ReturnType<typeof priceLadder>[0], ...ReturnType<typeof priceLadder>]);
  const needDate = event?.startDate ?? travelTime(random, clock, travel);
  const latest = Math.min(clock.now.getTime(), travel === 'swapped' ? Infinity : needDate.getTime()) - LATEST_MS;
  const earliest = Math.min(clock.now.getTime() - PAST_DAYS * DAY_MS, latest - 3 * DAY_MS);
  const createdAt = new Date(random.between(Math.max(earliest, latest - 20 * DAY_MS), latest));
  const decidedAt = new Date(random.between(createdAt.getTime(), Math.min(latest, createdAt.getTime() + 2 * DAY_MS)));
  const isPaid = status === 'PAID' || status === 'REFUNDED';
  const refundedAt = status === 'REFUNDED' ? new Date(random.between(decidedAt.getTime(), clock.now.getTime())) : null;
  const amount = event ? event.price : step.amount;
  const refundedAmount = refundedAt ? (turn % 2 === 0 ? amount : Math.round(amount * 75) / 100) : null;
  return {
    id: randomUUID(),
    createdAt,
    updatedAt: refundedAt ?? (status === 'PENDING' ? createdAt : decidedAt),
    number: '',
    clientKey: randomUUID(),
    language: DEFAULT_LANGUAGE,
    keptAs: 'unbooked',
    translatedNames: null,
    names: person.names,
    email: person.email,
    phoneNumber: person.phone,
    address: person.address,
    location: `${person.town}, ${person.country}`,
    needDate,
    deadline: needDate,
    status,
    itemType: event ? 'event' : 'tour',
    itemId: (event ?? tour).id,
    departureId: null,
    holdUntil: null,
    cancelReason: null,
    source: null,
    agentId: null,
    assigneeId: null,
    agentTerms: null,
    cancelledAt: status === 'CANCELLED' ? decidedAt : null,
    cancelledBy: status === 'CANCELLED' ? 'office' : null,
    refundDue: 0,
    permitsKept: null,
    itemNumber: 1,
    itemTitle: (event ?? tour).title,
    people: event ? 1 : step.people,
    amount,
    ...bookedOf(event ?? tour, { needDate, createdAt, amount, people: event ? 1 : step.people }),
    // No reminders are sent, because the travellers are made up.
    nextDue: status === 'PENDING' || status === 'APPROVED' ? catDate(createdAt) : null,
    remindAt: null,
    remindersPaused: false,
    marks: null,
    currency: 'USD',
    message: number % 4 === 0 ? random.pick(ORDER_MESSAGES) : '',
    paid: isPaid ? amount - (refundedAmount ?? 0) : 0,
    paidAt: isPaid ? decidedAt : null,
    paidBy: isPaid ? (paidBy![turn % paidBy!.length] as PaidBy) : null,
    paymentReference: null,
    invoiceNumber: null,
    receiptNumber: null,
    refundedAmount,
    refundReason: refundedAt ? REFUND_REASONS[turn % REFUND_REASONS.length]! : null,
    refundedAt,
  };
}

/** The fields that the API stores with an order besides its amount. */
function bookedOf(
  item: Tour | Event,
  { needDate, createdAt, amount, people }: Pick<SeedOrder, 'needDate' | 'createdAt' | 'amount' | 'people'>,
) {
  const [travelDate, ordered] = [catDate(needDate), catDate(createdAt)];
  const isTravel = travelDate >= ordered;
  const endDate =
    'itinerary' in item ? addDays(travelDate, Math.max(0, item.itinerary.length - 1)) : catDate(item.endDate);
  const cents = toCents(amount);
  return {
    travelDate: isTravel ? travelDate : null,
    endDate: isTravel ? endDate : null,
    saleMode: 'itinerary' in item ? item.saleMode : null,
    travellers: { [ADULT]: people },
    extras: null,
    holdNetwork: null,
    holdMailbox: null,
    holdMark: null,
    paysLater: false,
    priceLines: [priceLine({ kind: 'base', label: item.title, quantity: 1, unitAmount: cents })],
    terms: { ...DEFAULT_TERMS, bankDetails: [] },
    instalments: [{ label: 'full' as const, dueDate: ordered, amount: cents }],
    promoCode: null,
    revision: 1,
  };
}

/** Journeys start in the morning. */
function travelTime(random: Random, clock: Clock, travel: PlannedBookings['travel']): Date {
  if (travel === 'weekend') return clock.at(clock.daysToSaturday + random.whole(0, 1), random.whole(6, 8));
  // As sent by a client that swaps day and month.
  if (travel === 'swapped') return clock.at(-100, 7);
  return clock.at(random.whole(...(travel as [number, number])), random.whole(5, 8));
}

/** Numbers as `DocumentNumbers` assigns them. */
export class Series {
  private readonly last = new Map<number, number>();
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  next(at: Date): string {
    const year = catYear(at);
    const number = (this.last.get(year) ?? 0) + 1;
    this.last.set(year, number);
    return `${this.prefix}${year}-${String(number).padStart(6, '0')}`;
  }
}
