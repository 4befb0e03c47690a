import { randomUUID } from 'node:crypto';
import { addDays, catDate, daysBetween, type Day } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { goesOn } from '@imisozi/core/order-status';
import type { CostCurrency, ServiceState, SupplierKind } from '@imisozi/core/suppliers';
import type { SupplierRate } from '@imisozi/core/supplier-rates-schema';
import type { TourService } from '@imisozi/api/modules/suppliers/tour-services/tour-service.entity';
import type { Tour } from '@imisozi/api/modules/tours/tour.entity';
import type { TripService } from '@imisozi/api/modules/suppliers/services/trip-service.entity';
import type { Supplier } from '@imisozi/api/modules/suppliers/supplier.entity';
import { Series, type SeedOrder } from './bookings.ts';
import { DAY_MS, type Clock } from './clock.ts';

type SeedSupplier = Omit<Supplier, 'stampCreation' | 'stampChange'>;
type SeedService = Omit<TripService, 'order' | 'supplier' | 'stampCreation' | 'stampChange'>;
type SeedTourService = Omit<TourService, 'tour' | 'supplier' | 'stampCreation' | 'stampChange'>;

/** What is seeded of suppliers. */
export interface DemoSuppliers {
  readonly suppliers: readonly SeedSupplier[];
  readonly tourServices: readonly SeedTourService[];
  readonly services: readonly SeedService[];
}

interface Planned {
  readonly name: string;
  readonly kind: SupplierKind;
  readonly place: string;
  readonly currency: CostCurrency;
  readonly payDays: number;
  readonly rates: readonly SupplierRate[];
  readonly hasEnded?: boolean;
}

const LODGE = 'Demo Bamboo Lodge';
const CARS = 'Demo Hills Transport';
const KITCHEN = 'Demo Lakeside Kitchen';
const CAR = 'Car with driver';
const ROOM = 'Double room, full board';
const LUNCH = 'Lunch';

const PLAN: readonly Planned[] = [
  {
    name: LODGE,
    kind: 'lodge',
    place: 'Musanze',
    currency: 'USD',
    payDays: 14,
    rates: [
      { name: ROOM, price: 24_000, per: 'night', childPercent: 50, childUntilAge: 11 },
      { name: 'Single room, full board', price: 17_500, per: 'night' },
    ],
  },
  {
    name: 'Demo Papyrus Inn',
    kind: 'lodge',
    place: 'Huye',
    currency: 'EUR',
    payDays: 30,
    rates: [{ name: 'Double room, breakfast', price: 9_500, per: 'night', childPercent: 0, childUntilAge: 5 }],
  },
  {
    name: CARS,
    kind: 'transport',
    place: 'Kigali',
    currency: 'USD',
    payDays: 7,
    rates: [
      { name: CAR, price: 11_000, per: 'day' },
      { name: 'Bus with driver', price: 22_000, per: 'day' },
    ],
  },
  {
    name: KITCHEN,
    kind: 'restaurant',
    place: 'Rubavu',
    currency: 'RWF',
    payDays: 0,
    rates: [{ name: LUNCH, price: 9_000, per: 'person', childPercent: 50, childUntilAge: 11 }],
  },
  {
    name: 'Demo Crater Hikes',
    kind: 'activity',
    place: 'Musanze',
    currency: 'RWF',
    payDays: 0,
    rates: [{ name: 'Guided walk', price: 15_000, per: 'person' }],
  },
  {
    name: 'Demo Forest Park Office',
    kind: 'park',
    place: 'Nyungwe',
    currency: 'USD',
    payDays: 0,
    rates: [{ name: 'Canopy walk', price: 4_000, per: 'person' }],
  },
  {
    name: 'Demo Bird Guides',
    kind: 'guide',
    place: 'Kigali',
    currency: 'USD',
    payDays: 7,
    rates: [{ name: 'Bird guide', price: 8_000, per: 'day' }],
  },
  {
    name: 'Demo Old Guesthouse',
    kind: 'lodge',
    place: 'Karongi',
    currency: 'USD',
    payDays: 14,
    rates: [],
    hasEnded: true,
  },
];

/** Trips of these days around today have services. */
const DAYS_BACK = 20;
const DAYS_AHEAD = 60;
/** Everything for trips within these days is confirmed; of later ones some suppliers have not answered. */
const CONFIRMED_AHEAD = 14;
/** What suppliers get of what a booking was sold for, so that its margin looks like one. */
const SHARE = { lodge: 0.4, transport: 0.2 };

/** Suppliers of every kind, what the days of tours ask of them, and services of bookings in every state. */
export function demoSuppliers(clock: Clock, orders: readonly SeedOrder[], tours: readonly Tour[]): DemoSuppliers {
  const createdAt = clock.ago(200);
  const suppliers = PLAN.map(({ place, hasEnded, rates, ...planned }, index): SeedSupplier => ({
    ...planned,
    ...{ id: randomUUID(), createdAt, updatedAt: createdAt, contact: 'The reservations desk', address: place },
    // Nobody reads it: the domain is reserved for examples.
    email: `reservations.${String(index + 1)}@lodges.example`,
    phoneNumber: `+250 788 000 ${String(301 + index)}`,
    bankDetails: `Demo Bank, account 000 ${String(301 + index)}`,
    terms: 'Free to cancel until 30 days before arrival; half the price until 7 days before, then all of it.',
    rates: rates.length > 0 ? [...rates] : null,
    endedAt: hasEnded ? clock.ago(40) : null,
  }));
  const idOf = (from: string) => suppliers.find(({ name }) => name === from)!.id;
  const tourServices = tours.flatMap((tour) =>
    rulesFor(tour.itinerary.length).map(({ from, ...rule }): SeedTourService => ({
      ...{ id: randomUUID(), createdAt, updatedAt: createdAt, tourId: tour.id, supplierId: idOf(from), note: '' },
      ...rule,
    })),
  );
  const today = catDate(clock.now);
  const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const trips = orders
    // Of a booking that is not confirmed nothing is asked yet (rules/suppliers 7).
    .filter(({ itemType, status }) => itemType === 'tour' && status !== 'PENDING')
    .filter(({ travelDate }) => travelDate && travelDate >= from && travelDate <= to)
    .sort((one, other) => one.travelDate!.localeCompare(other.travelDate!));
  const vouchers = new Series('VCH-');
  let turn = 0;
  const services = trips.flatMap((order) =>
    wantedFor(order).map((wanted): SeedService => {
      const supplier = suppliers.find(({ name }) => name === wanted.from)!;
      const state = stateOf(clock, order, turn++);
      const { days, units, unitCost, what } = wanted;
      const fromDay = order.travelDate!;
      const dueDay = addDays(fromDay, days - 1 + supplier.payDays);
      const isConfirmed = state === 'confirmed';
      const requestedAt = state === 'to-request' ? null : clock.ago(2, turn % 20);
      const askedAt = requestedAt && requestedAt > order.createdAt ? requestedAt : order.updatedAt;
      const hasVoucher = isConfirmed && turn % 4 !== 0;
      return {
        ...{ id: randomUUID(), createdAt: order.createdAt, updatedAt: order.updatedAt, orderId: order.id },
        ...{ supplierId: supplier.id, what, fromDay, days, units, unitCost, currency: supplier.currency },
        cost: days * units * unitCost,
        note: '',
        state,
        reference: isConfirmed ? `DEMO-${String(2_000 + turn)}` : null,
        requestedAt: requestedAt && askedAt,
        askedDay: requestedAt && order.travelDate,
        askedPeople: requestedAt && order.people,
        tourKey: tourServices.find(({ tourId, what: named }) => tourId === order.itemId && named === what)?.id ?? null,
        voucherNumber: hasVoucher ? vouchers.next(clock.now) : null,
        voucherAt: hasVoucher ? clock.now : null,
        dueDay,
        ...paymentOf(clock, state, dueDay, turn),
      };
    }),
  );
  return { suppliers, tourServices, services };
}

interface Wanted {
  readonly from: string;
  readonly what: string;
  readonly days: number;
  readonly units: number;
  readonly unitCost: number;
}

type Rule = Pick<SeedTourService, 'day' | 'what' | 'days' | 'peoplePerUnit'> & { readonly from: string };

/** What the days of a tour ask for: a car for every four people, rooms for nights, and lunch on a single day. */
function rulesFor(days: number): Rule[] {
  if (days === 0) return [];
  const car = { from: CARS, day: 1, what: CAR, days, peoplePerUnit: 4 };
  if (days === 1) return [car, { from: KITCHEN, day: 1, what: LUNCH, days: 1, peoplePerUnit: 1 }];
  return [car, { from: LODGE, day: 1, what: ROOM, days: days - 1, peoplePerUnit: 2 }];
}

/** A car for every trip, rooms for nights, and lunches by the lake for the others. */
function wantedFor({ travelDate, endDate, people, amount }: SeedOrder): Wanted[] {
  const nights = endDate ? daysBetween(travelDate!, endDate) : 0;
  const [days, rooms] = [nights + 1, Math.ceil(people / 2)];
  /** Whole dollars, in cents. */
  const share = (part: number, count: number) => Math.floor((toCents(amount) * part) / count / 100) * 100;
  const car = {
    from: CARS,
    what: CAR,
    days,
    units: Math.ceil(people / 4),
    unitCost: share(SHARE.transport, days * Math.ceil(people / 4)),
  };
  const lunch = { from: KITCHEN, what: LUNCH, days: 1, units: people, unitCost: 9_000 };
  if (nights === 0) return [car, lunch];
  const unitCost = share(SHARE.lodge, nights * rooms);
  return [car, { from: LODGE, what: ROOM, days: nights, units: rooms, unitCost }];
}

function stateOf(clock: Clock, order: SeedOrder, turn: number): ServiceState {
  if (!goesOn(order)) return 'cancelled';
  const isSoon = order.travelDate! <= catDate(clock.at(CONFIRMED_AHEAD, 12));
  if (isSoon) return 'confirmed';
  return (['requested', 'confirmed', 'to-request', 'refused'] as const)[turn % 4]!;
}

/** Most suppliers were paid on the day it was due; a few still wait. */
function paymentOf(clock: Clock, state: ServiceState, dueDay: Day, turn: number) {
  const late = catDate(new Date(clock.now.getTime() - 2 * DAY_MS));
  return state === 'confirmed' && dueDay < late && turn % 5 !== 0
    ? ({ paidOn: dueDay, paidBy: 'bank', paidReference: `DEMO-TRF-${dueDay}` } as const)
    : { paidOn: null, paidBy: null, paidReference: null };
}
