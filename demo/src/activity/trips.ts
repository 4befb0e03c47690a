import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { randomUUID } from 'node:crypto';
import { addDays, catDate, daysBetween, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { boughtPermits, cancellationOn } from '@imisozi/core/pricing/cancellation';
import { instalmentsOf } from '@imisozi/core/pricing/instalments';
import { permitsIn } from '@imisozi/core/pricing/price-lines';
import { priceTour } from '@imisozi/core/pricing/price-tour';
import { DEFAULT_TERMS, mergedTerms, type Terms } from '@imisozi/core/pricing/terms';
import { EXPIRED } from '@imisozi/core/order-status';
import type { Departure } from '@imisozi/api/modules/departures/departure.entity';
import type { WaitingEntry } from '@imisozi/api/modules/departures/waiting/waiting-entry.entity';
import type { Tour } from '@imisozi/api/modules/tours/tour.entity';
import type { Random } from '../random.ts';
import type { SeedOrder } from './bookings.ts';
import { DAY_MS, type Clock } from './clock.ts';
import type { SeedMoney } from './ledger.ts';
import { demoPerson } from './people.ts';
import { DEPARTURES, type PlannedDeparture, type PlannedTrip } from './trip-plan.ts';

type SeedDeparture = Omit<Departure, 'tour' | 'stampCreation' | 'stampChange'>;
type SeedWaiting = Omit<WaitingEntry, 'departure' | 'stampCreation'>;

/** Departures of one tour with their bookings, waiting lists and payments. */
export interface DemoTrips {
  readonly departures: readonly SeedDeparture[];
  readonly waiting: readonly SeedWaiting[];
  readonly orders: readonly SeedOrder[];
  readonly money: readonly SeedMoney[];
}

/** How many days before today the departures were created. */
const LISTED_DAYS_AGO = 180;
/** How long a bank transfer takes. */
const TRANSFER_DAYS = 2;
/** The office holds seats this long, so that the demonstration looks the same for weeks. */
const HELD_DAYS = 21;
/** How many days ago the client with a refund due cancelled. */
const CANCELLED_DAYS_AGO = 3;

/** The departures of a tour that is sold by departure, with bookings in each state of payment. */
export function demoTrips(random: Random, clock: Clock, tour: Tour): DemoTrips {
  const trips = DEPARTURES.map((planned) => demoDeparture(random, clock, tour, planned));
  return {
    departures: trips.map(({ departure }) => departure),
    waiting: trips.flatMap(({ waiting }) => waiting),
    orders: trips.flatMap(({ bookings }) => bookings.map(({ order }) => order)),
    money: trips.flatMap(({ bookings }) => bookings.flatMap(({ money }) => money)),
  };
}

function demoDeparture(random: Random, clock: Clock, tour: Tour, planned: PlannedDeparture) {
  const startDate = catDate(clock.at(clock.daysToSaturday + planned.week * 7, 12));
  const createdAt = clock.ago(LISTED_DAYS_AGO);
  const departure: SeedDeparture = {
    id: randomUUID(),
    createdAt,
    updatedAt: createdAt,
    tourId: tour.id,
    startDate,
    endDate: addDays(startDate, tour.itinerary.length - 1),
    capacity: planned.capacity,
    minimum: planned.minimum,
    taken: 0,
    offered: 0,
    state: planned.state ?? 'OPEN',
    note: planned.note ?? '',
  };
  const bookings = (planned.trips ?? []).map((trip) => demoTrip(random, clock, tour, departure, trip));
  departure.taken = bookings
    .filter(({ order }) => order.status !== 'CANCELLED')
    .reduce((sum, { order }) => sum + order.people, 0);
  const waiting = (planned.waiting ?? []).map((people, index): SeedWaiting => {
    const { names, email, phone } = demoPerson(random, 'Guest', people * 10 + index);
    const at = clock.ago(8 - index, 3);
    const entry = { departureId: departure.id, names, email, phoneNumber: phone, people, language: DEFAULT_LANGUAGE };
    return {
      id: randomUUID(),
      createdAt: at,
      ...entry,
      state: 'waiting',
      key: randomUUID(),
      offeredUntil: null,
      network: null,
      mailbox: null,
    };
  });
  return { departure, bookings, waiting };
}

function demoTrip(random: Random, clock: Clock, tour: Tour, departure: SeedDeparture, trip: PlannedTrip) {
  const { progress } = trip;
  const createdAt = clock.ago(trip.bookedDaysAgo, random.whole(1, 5));
  const price = priceOf(tour, departure, trip);
  const terms: Terms = mergedTerms({ ...DEFAULT_TERMS, bankDetails: [] }, tour.terms);
  const instalments = instalmentsOn(catDate(createdAt), departure.startDate, price, terms);
  const [deposit, ...later] = instalments;
  const due = later[0]?.dueDate ?? catDate(createdAt);
  const depositAt = new Date(createdAt.getTime() + TRANSFER_DAYS * DAY_MS);
  const balanceAt = new Date(Math.min(clock.ago(0, 5).getTime(), Date.parse(due) - TRANSFER_DAYS * DAY_MS));
  const cancelledAt = clock.ago(progress === 'expired' ? trip.bookedDaysAgo - 3 : CANCELLED_DAYS_AGO);
  const isCancelled = progress === 'refund-due' || progress === 'expired';
  const parts = {
    held: [],
    expired: [],
    deposit: [{ at: depositAt, cents: deposit!.amount }],
    overdue: [{ at: depositAt, cents: deposit!.amount }],
    'refund-due': [{ at: depositAt, cents: deposit!.amount }],
    paid: [
      { at: depositAt, cents: deposit!.amount },
      { at: balanceAt, cents: price.total - deposit!.amount },
    ].filter(({ cents }) => cents > 0),
  }[progress];
  const paid = parts.reduce((sum, { cents }) => sum + cents, 0);
  const permits = boughtPermits(price.lines, 'APPROVED');
  const booking = { total: price.total, travelDate: departure.startDate, paid, boughtPermits: permits };
  const cost =
    progress === 'refund-due' ? cancellationOn(booking, terms.cancellation, catDate(cancelledAt)) : undefined;
  const person = demoPerson(random, 'Guest', 100 + trip.bookedDaysAgo);
  const order: SeedOrder = {
    id: randomUUID(),
    createdAt,
    keptAs: 'unbooked',
    updatedAt: isCancelled ? cancelledAt : (parts.at(-1)?.at ?? createdAt),
    number: '',
    clientKey: randomUUID(),
    language: DEFAULT_LANGUAGE,
    translatedNames: null,
    names: person.names,
    email: person.email,
    phoneNumber: person.phone,
    address: person.address,
    location: `${person.town}, ${person.country}`,
    needDate: new Date(`${departure.startDate}T08:00:00+02:00`),
    deadline: new Date(`${departure.startDate}T08:00:00+02:00`),
    status: STATUS[progress],
    itemType: 'tour',
    itemId: tour.id,
    departureId: departure.id,
    holdUntil: progress === 'held' ? clock.at(HELD_DAYS, 18) : null,
    cancelReason: progress === 'expired' ? EXPIRED : isCancelled ? 'Our plans have changed.' : null,
    source: null,
    agentId: null,
    assigneeId: null,
    agentTerms: null,
    cancelledAt: isCancelled ? cancelledAt : null,
    cancelledBy: progress === 'refund-due' ? 'client' : progress === 'expired' ? 'office' : null,
    refundDue: toDollars(cost?.refund ?? 0),
    permitsKept: cost ? toDollars(cost.permits) : null,
    itemNumber: 1,
    itemTitle: tour.title,
    people: price.people,
    amount: toDollars(price.total),
    travelDate: departure.startDate,
    endDate: departure.endDate,
    saleMode: tour.saleMode,
    travellers: { ...price.travellers },
    extras: null,
    holdNetwork: null,
    holdMailbox: null,
    holdMark: null,
    paysLater: false,
    priceLines: [...price.lines],
    terms,
    instalments,
    nextDue: { PENDING: deposit!.dueDate, APPROVED: later[0]?.dueDate ?? null, PAID: null, CANCELLED: null }[
      STATUS[progress]
    ],
    remindAt: null,
    remindersPaused: false,
    marks: null,
    promoCode: null,
    revision: 1,
    currency: 'USD',
    message: '',
    paid: toDollars(paid),
    paidAt: progress === 'paid' ? parts.at(-1)!.at : null,
    paidBy: progress === 'paid' ? 'office' : null,
    paymentReference: null,
    invoiceNumber: null,
    receiptNumber: null,
    refundedAmount: null,
    refundReason: null,
    refundedAt: null,
  };
  // Deposits come by transfer; some pay the balance in cash when they arrive.
  const money = parts.map(({ at, cents }, part): SeedMoney => ({
    order,
    at,
    kind: part > 0 && at.getUTCDate() % 2 === 0 ? 'cash' : 'bank',
    direction: 'in',
    amount: toDollars(cents),
  }));
  return { order, money };
}

const STATUS = {
  held: 'PENDING',
  deposit: 'APPROVED',
  overdue: 'APPROVED',
  paid: 'PAID',
  'refund-due': 'CANCELLED',
  expired: 'CANCELLED',
} as const;

/** @throws Error if the plan contains something that the tour does not sell */
function priceOf(tour: Tour, departure: SeedDeparture, { travellers, extras }: PlannedTrip) {
  const days = daysBetween(departure.startDate, departure.endDate) + 1;
  const price = priceTour(tour, { travelDate: departure.startDate, days, travellers, extras });
  if ('problems' in price) throw new Error(`The demonstration cannot book ${tour.title}: ${price.problems.join(', ')}`);
  return price;
}

function instalmentsOn(today: Day, travelDate: Day, { total, lines }: ReturnType<typeof priceOf>, terms: Terms) {
  const due = instalmentsOf({ total, permits: permitsIn(lines), travelDate, today }, terms);
  return due.map((one) => (one.dueDate === 'now' ? { ...one, dueDate: today } : one));
}
