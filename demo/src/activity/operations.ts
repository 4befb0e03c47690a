import { randomUUID } from 'node:crypto';
import { addDays, catDate, type Day } from '@imisozi/core/kigali-time';
import { overlap } from '@imisozi/core/operations/clashes';
import type { SpokenLanguage } from '@imisozi/core/operations/spoken-languages';
import { goesOn } from '@imisozi/core/order-status';
import type { AssignedDay } from '@imisozi/api/modules/assignments/assigned-day.entity';
import type { Assignment } from '@imisozi/api/modules/assignments/assignment.entity';
import type { Guide } from '@imisozi/api/modules/guides/guide.entity';
import type { Vehicle } from '@imisozi/api/modules/vehicles/vehicle.entity';
import type { SeedOrder } from './bookings.ts';
import type { Clock } from './clock.ts';

type Seed<Row> = Omit<Row, 'stampCreation' | 'stampChange' | 'guide' | 'driver' | 'vehicle'>;

/** What is seeded of operations. */
export interface DemoOperations {
  readonly guides: readonly Seed<Guide>[];
  readonly vehicles: readonly Seed<Vehicle>[];
  readonly assignments: readonly Seed<Assignment>[];
  readonly days: readonly Seed<AssignedDay>[];
}

/** Names, languages, and whether somebody guides and drives. */
const PEOPLE: readonly (readonly [names: string, languages: SpokenLanguage[], isGuide: boolean, isDriver: boolean])[] =
  [
    ['Demo Guide Amani', ['en', 'fr', 'rw'], true, false],
    ['Demo Guide Bella', ['en', 'de'], true, false],
    ['Demo Guide Cedric', ['en', 'sw', 'rw'], true, true],
    ['Demo Guide Divine', ['fr', 'rw', 'ar'], true, false],
    ['Demo Guide Emery', ['en', 'es'], true, true],
    ['Demo Driver Felix', ['en', 'rw'], false, true],
    ['Demo Driver Gloria', ['fr', 'rw', 'sw'], false, true],
    ['Demo Driver Hassan', ['en', 'sw', 'ar'], false, true],
  ];
const CARS = [
  ['Land Cruiser Ingagi', 'RAD 001 D', 6],
  ['Land Cruiser Inyoni', 'RAD 002 D', 6],
  ['Hiace Kivu', 'RAD 003 D', 12],
  ['Coaster Imisozi', 'RAD 004 D', 24],
  ['RAV4 Umusambi', 'RAD 005 D', 4],
] as const;

/** Trips of these days around today are filled; of later ones the office still has to think. */
const DAYS_BACK = 3;
const DAYS_AHEAD = 17;
/** Every fifth trip waits for somebody. */
const LEFT_OPEN = 5;
/** Every such trip has a note of the office. */
const NOTED = 3;
/** Who begins within these days has confirmed. */
const CONFIRMED_AHEAD = 4;

interface DemoTrip {
  readonly departureId: string | null;
  readonly orderId: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly people: number;
}

/** Guides, drivers and vehicles, with the trips of about three weeks; nobody has two at a time. */
export function demoOperations(clock: Clock, orders: readonly SeedOrder[]): DemoOperations {
  const createdAt = clock.ago(200);
  const stamps = { createdAt, updatedAt: createdAt };
  const today = catDate(clock.now);
  const guides = PEOPLE.map(([names, languages, isGuide, isDriver], index): Seed<Guide> => ({
    ...{ id: randomUUID(), ...stamps, names, languages, isGuide, isDriver },
    ...{ phoneNumber: `+250 788 000 ${String(201 + index)}`, email: '', language: 'en', note: '', isActive: true },
    licenceNumber: `DEMO-${String(index + 1)}`,
    licenceUntil: addDays(today, index === 7 ? 10 : 300 + index * 20),
    daysOff: index === 1 ? [{ from: addDays(today, 4), to: addDays(today, 8) }] : [],
    ...{ pageToken: randomUUID(), calendarToken: randomUUID() },
  }));
  const vehicles = CARS.map(([name, plate, seats], index): Seed<Vehicle> => ({
    ...{ id: randomUUID(), ...stamps, name, plate, seats, note: '', isActive: true, daysOff: [] },
    ...{ licenceUntil: addDays(today, 200 + index * 30), insuranceUntil: addDays(today, 120 + index * 40) },
  }));
  const taken: { readonly id: string; readonly from: Day; readonly to: Day }[] = [];
  const isFree = (id: string, trip: DemoTrip) => !taken.some((one) => one.id === id && overlap(one, trip));
  const assignments: Seed<Assignment>[] = [];
  const days: Seed<AssignedDay>[] = [];
  for (const [index, trip] of tripsOf(orders, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)).entries()) {
    if (index % LEFT_OPEN === LEFT_OPEN - 1) continue;
    const isReady = (one: Seed<Guide>) =>
      isFree(one.id, trip) && one.licenceUntil! >= trip.to && !one.daysOff.some((off) => overlap(off, trip));
    const guide = guides.find((one) => one.isGuide && isReady(one));
    const driver = guides.find((one) => one.isDriver && one !== guide && isReady(one));
    const vehicle = vehicles.find(({ id, seats }) => isFree(id, trip) && seats >= trip.people);
    const chosen = [guide?.id, driver?.id, vehicle?.id].flatMap((id) => id ?? []);
    if (chosen.length === 0) continue;
    const at = clock.ago(6, index);
    const confirmedAt = trip.from <= addDays(today, CONFIRMED_AHEAD) ? clock.ago(2, index) : null;
    const { departureId, orderId, from, to } = trip;
    assignments.push({
      ...{ id: randomUUID(), createdAt: at, updatedAt: at, departureId, orderId },
      ...{ guideId: guide?.id ?? null, driverId: driver?.id ?? null, vehicleId: vehicle?.id ?? null },
      ...{ firstDay: from, lastDay: to, forcedBecause: null, releasedAt: null },
      note: index % NOTED === 0 ? 'Please bring the cool box and water for everybody.' : null,
      guideConfirmedAt: guide ? confirmedAt : null,
      driverConfirmedAt: driver ? confirmedAt : null,
    });
    for (const resourceId of chosen) {
      taken.push({ id: resourceId, from, to });
      for (let day = from; day <= to; day = addDays(day, 1)) {
        days.push({ id: randomUUID(), createdAt: at, resourceId, day, tripId: (departureId ?? orderId)! });
      }
    }
  }
  return { guides, vehicles, assignments, days };
}

/** The trips that take place between two days, by their first day. */
function tripsOf(orders: readonly SeedOrder[], from: Day, to: Day): DemoTrip[] {
  const trips = new Map<string, DemoTrip>();
  for (const { id, departureId, travelDate, endDate, itemType, people, status } of orders) {
    if (!travelDate || itemType !== 'tour' || !goesOn({ status })) continue;
    const span = { from: travelDate, to: endDate ?? travelDate };
    if (!overlap(span, { from, to })) continue;
    const key = departureId ?? id;
    const before = trips.get(key)?.people ?? 0;
    trips.set(key, {
      departureId: departureId ?? null,
      orderId: departureId ? null : id,
      ...span,
      people: before + people,
    });
  }
  return [...trips.values()].sort((one, other) => one.from.localeCompare(other.from));
}
