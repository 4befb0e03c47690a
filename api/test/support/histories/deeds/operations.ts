import { anOrder, GOING_ON, type OfficeDeed, type Scene } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';
import { BOOKING_DEEDS } from './bookings.ts';

interface AssignmentRow {
  readonly id: string;
  readonly departureId: string | null;
  readonly orderId: string | null;
  readonly guideId: string | null;
  readonly driverId: string | null;
  readonly releasedAt: string | null;
}

async function assignmentOf({ rows, books, random }: Scene, where: string): Promise<AssignmentRow | undefined> {
  const [one, other] = books.guideIds;
  const own = `(guideId IN (?, ?) OR driverId IN (?, ?) OR vehicleId = ?)`;
  const sql = `SELECT id, departureId, orderId, guideId, driverId, releasedAt FROM assignments WHERE ${own} AND ${where} ORDER BY createdAt DESC LIMIT 6`;
  const found = await rows<AssignmentRow>(sql, [one!, other!, one!, other!, books.vehicleIds[0]!]);
  return found.length > 0 ? random.pick(found) : undefined;
}

/** Two colleagues give the same people and the same car to two trips at the same moment, some of them by force. */
const assign: OfficeDeed = async (scene) => {
  const { books, random, call } = scene;
  const trip = async () => {
    const order = await anOrder(scene, `${GOING_ON} AND itemId = '${books.tourId}'`);
    return order && (order.departureId ? { departureId: order.departureId } : { orderId: order.id });
  };
  if (!(await trip())) await BOOKING_DEEDS['book a trip'](scene);
  const trips = [await trip(), await trip()];
  const who = random.pick<object>([
    { guideId: books.guideIds[0] },
    { guideId: books.guideIds[0], driverId: books.guideIds[1], vehicleId: books.vehicleIds[0] },
    { driverId: random.pick(books.guideIds), vehicleId: books.vehicleIds[0] },
  ]);
  const forced = () => (random.next() < 0.2 ? { force: true, reason: 'They change cars at noon.' } : {});
  const calls = trips.flatMap((one) =>
    one ? call('POST', '/admin/assignments', { ...who, ...one, ...forced() }) : [],
  );
  return verdict((await Promise.all(calls)).map(({ status }) => status));
};

const release: OfficeDeed = async (scene) => {
  const held = () => assignmentOf(scene, 'releasedAt IS NULL');
  const assignment = (await held()) ?? (await assign(scene), await held());
  if (!assignment) return NOTHING;
  const take = () => scene.call('DELETE', `/admin/assignments/${assignment.id}`);
  const answers = await Promise.all([take(), take()]);
  if (answers.every(({ status }) => status === 200)) scene.books.outrages.push('an assignment was taken away twice');
  return verdict(answers.map(({ status }) => status));
};

/** A phone that was away sends its ticks in overlapping parts at the same moment, and one part again. */
const tick: OfficeDeed = async (scene) => {
  const { books, random, call, rows } = scene;
  const isOurs = `(guideId IS NOT NULL OR driverId IS NOT NULL)`;
  const assignment = (await assignmentOf(scene, isOurs)) ?? (await assign(scene), await assignmentOf(scene, isOurs));
  if (!assignment) return NOTHING;
  const guideId = (assignment.guideId ?? assignment.driverId)!;
  const [guide] = await rows<{ pageToken: string }>('SELECT pageToken FROM guides WHERE id = ?', [guideId]);
  const tripId = (assignment.departureId ?? assignment.orderId)!;
  const at = new Date().toISOString();
  const kinds = ['confirmed', 'picked-up', 'no-show', 'done', 'note'];
  const made = Array.from({ length: 3 }, () => ({
    id: books.tickId(),
    tripId,
    kind: random.pick(kinds),
    at,
    note: 'From the road',
  }));
  const parts = random.pick([
    [made, made],
    [made.slice(0, 2), made.slice(1)],
    [made.slice(1), made],
  ]);
  const send = (ticks: readonly object[]) => call('POST', `/guide/${guide!.pageToken}/ticks`, { ticks });
  const answers = [...(await Promise.all(parts.map(send))), await send(made)];
  for (const { status, body } of answers) {
    if (status !== 200 && status !== 201) continue;
    for (const id of body.accepted as string[]) books.ticks.set(id, null);
  }
  // Sent in one call from the beginning, they are listed as they were sent.
  if (parts[0] === made && parts[1] === made) {
    for (const [index, { id }] of made.entries()) {
      if (index > 0 && books.ticks.has(id)) books.ticks.set(id, made[index - 1]!.id);
    }
  }
  return verdict(answers.map(({ status }) => status));
};

/** Who drives whom, and what guides say from the road (rules/operations). */
export const OPERATION_DEEDS = { assign, 'take an assignment away': release, tick };
