import { SECRET_COST } from '../office-books.ts';
import { anOrder, type OfficeDeed, type Scene } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';
import { bookBy } from './bookings.ts';

interface PermitRow {
  readonly id: string;
  readonly state: string;
}

async function permitOf({ rows, books, random }: Scene, where: string): Promise<PermitRow | undefined> {
  const sql = `SELECT id, state FROM permits WHERE orderId IN (SELECT id FROM orders WHERE itemId = ?) AND ${where} ORDER BY createdAt DESC, id LIMIT 12`;
  const found = await rows<PermitRow>(sql, [books.tourId]);
  return found.length > 0 ? random.pick(found) : undefined;
}

/** A booking is approved, and its permits are to be bought from then on. */
async function approve(scene: Scene): Promise<void> {
  const pending = () => anOrder(scene, `status = 'PENDING' AND itemId = '${scene.books.tourId}'`);
  const order = (await pending()) ?? (await bookBy(scene, undefined), await pending());
  if (order) await scene.call('PUT', `/order/${order.id}/status`, { status: 'APPROVED' });
}

/** Two of them with one number at the same moment: one is sold. */
const buy: OfficeDeed = async (scene) => {
  const { books, random, call } = scene;
  const open = () => permitOf(scene, "state = 'to-buy'");
  if (!(await open())) await approve(scene);
  const permits = [await open(), await open()];
  const number = `${books.mark} N ${random.between(1, 30)}`;
  const calls = permits.flatMap((one) =>
    one ? call('PUT', `/admin/permits/${one.id}`, { state: 'bought', number, cost: SECRET_COST }) : [],
  );
  return verdict((await Promise.all(calls)).map(({ status }) => status));
};

/** One is used, lost, or given back to the park, which may sell its number again. */
const giveUp: OfficeDeed = async (scene) => {
  const held = () => permitOf(scene, "state IN ('bought', 'lost')");
  const permit = (await held()) ?? (await buy(scene), await held());
  if (!permit) return NOTHING;
  const state = permit.state === 'lost' ? 'released' : scene.random.pick(['used', 'lost', 'released']);
  if (state === 'released') scene.books.givenUp.add(permit.id);
  return (await scene.call('PUT', `/admin/permits/${permit.id}`, { state })).status;
};

/** What becomes of permits (rules/permits). */
export const PERMIT_DEEDS = { 'buy permits': buy, 'use, lose or release a permit': giveUp };
