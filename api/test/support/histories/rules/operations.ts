import type { Scene } from '../scene.ts';

interface AssignmentRow {
  readonly departureId: string | null;
  readonly orderId: string | null;
  readonly guideId: string | null;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly forcedBecause: string | null;
}

/** Nobody and no car is on two trips on a day, unless somebody forced it; the days that are kept say so (rules/operations 5). */
export async function placesUntrue({ rows, books }: Scene): Promise<string[]> {
  const resources = [...books.guideIds, ...books.vehicleIds];
  const marks = resources.map(() => '?').join();
  const assignments = await rows<AssignmentRow>(
    `SELECT departureId, orderId, guideId, driverId, vehicleId, firstDay, lastDay, forcedBecause FROM assignments
     WHERE releasedAt IS NULL AND (guideId IN (${marks}) OR driverId IN (${marks}) OR vehicleId IN (${marks}))`,
    [...resources, ...resources, ...resources],
  );
  const kept = await rows<{ resourceId: string; day: string; tripId: string }>(
    `SELECT resourceId, day, tripId FROM assigned_days WHERE resourceId IN (${marks})`,
    resources,
  );
  const unforced = new Map<string, Set<string>>();
  const held = new Set<string>();
  for (const { place, tripId, isForced } of assignments.flatMap(placesOf)) {
    held.add(`${place} ${tripId}`);
    if (!isForced) unforced.set(place, (unforced.get(place) ?? new Set()).add(tripId));
  }
  const rowsKept = new Set(kept.map(({ resourceId, day, tripId }) => `${resourceId} ${day} ${tripId}`));
  return [
    ...[...unforced].flatMap(([place, trips]) => (trips.size > 1 ? [`${place} is on ${trips.size} trips`] : [])),
    ...[...unforced].flatMap(([place, trips]) =>
      [...trips].flatMap((trip) =>
        rowsKept.has(`${place} ${trip}`) ? [] : [`${place} is on a trip that does not keep the day`],
      ),
    ),
    ...[...rowsKept].flatMap((row) => (held.has(row) ? [] : [`${row} is kept for nobody`])),
  ];
}

function placesOf(one: AssignmentRow): { place: string; tripId: string; isForced: boolean }[] {
  const tripId = (one.departureId ?? one.orderId)!;
  const resources = [...new Set([one.guideId, one.driverId, one.vehicleId])].filter((id) => id !== null);
  const days: string[] = [];
  for (let day = one.firstDay; day <= one.lastDay; day = nextDay(day)) days.push(day);
  return days.flatMap((day) =>
    resources.map((id) => ({ place: `${id} ${day}`, tripId, isForced: one.forcedBecause !== null })),
  );
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** A tick that was answered as taken is there once, after the one before it (rules/operations 10). */
export async function ticksUntrue({ rows, books }: Scene): Promise<string[]> {
  const marks = books.guideIds.map(() => '?').join();
  const kept = await rows<{ id: string; createdAt: string | Date }>(
    `SELECT id, createdAt FROM guide_ticks WHERE guideId IN (${marks})`,
    books.guideIds,
  );
  const at = new Map(kept.map(({ id, createdAt }) => [id, timeOf(createdAt)]));
  return [
    ...(at.size === kept.length ? [] : ['a tick stands twice']),
    ...[...books.ticks].flatMap(([id, before]) => {
      if (!at.has(id)) return [`the tick ${id} was taken, and is not there`];
      return before && at.get(before)! >= at.get(id)! ? [`the tick ${id} stands before the one before it`] : [];
    }),
  ];
}

const timeOf = (value: string | Date): string => (value instanceof Date ? value.toISOString() : value);
