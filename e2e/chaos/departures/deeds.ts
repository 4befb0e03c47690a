import { OFFICE_DEED_NAMES, OFFICE_DEEDS, type OfficeDeedName } from '@imisozi/api/test/histories/deeds/index';
import type { Outside } from '../../support/database.ts';
import type { Random } from '@imisozi/api/test/random';
import { officeScene, priceOf, rowsOf, type Office } from './office.ts';

interface OrderRow {
  readonly id: string;
  readonly revision: number;
  readonly status: string;
  readonly departureId: string;
  readonly amount: number;
  readonly paid: number;
}

/** Where deeds happen. */
export interface Scene {
  readonly office: Office;
  readonly database: Outside;
  readonly random: Random;
}

type Deed = (scene: Scene) => Promise<number>;

/** What a deed answers for which there was nothing to do. */
const NOTHING = 0;

const openDepartures = ({ office, database }: Scene) =>
  rowsOf<{ id: string }>(database, "SELECT id FROM departures WHERE tourId = ? AND state = 'OPEN' ORDER BY startDate", [
    office.tour.id,
  ]);

async function anOrder({ office, database, random }: Scene, where: string): Promise<OrderRow | undefined> {
  const sql = `SELECT id, revision, status, departureId, amount, paid FROM orders WHERE itemId = ? AND ${where} ORDER BY number DESC LIMIT 12`;
  const orders = await rowsOf<OrderRow>(database, sql, [office.tour.id]);
  return orders.length > 0 ? random.pick(orders) : undefined;
}

const GOING_ON = "status IN ('PENDING', 'APPROVED', 'PAID')";
const UNPAID = "status IN ('PENDING', 'APPROVED')";

const order: Deed = async (scene) => {
  const { office, random } = scene;
  const departureId = random.pick(await openDepartures(scene)).id;
  const body = { ...office.client(), departureId, people: random.between(1, 3) };
  const isDesk = random.next() < 0.5;
  return (await office.order(isDesk ? '/api/admin/orders' : '/api/order', body)).status;
};

const promo: Deed = async (scene) => {
  const { office, random } = scene;
  const departureId = random.pick(await openDepartures(scene)).id;
  const booking = { departureId, people: 1, promoCode: office.promoCode, amount: priceOf(1, 10) };
  return (await office.order('/api/order', { ...office.client(), ...booking })).status;
};

const waitFor: Deed = async (scene) => {
  const { office, random } = scene;
  const { id } = random.pick(await openDepartures(scene));
  const { names, email, phoneNumber } = office.client();
  const body = { names, email, phoneNumber, people: random.between(1, 4) };
  return (await office.call('POST', `/api/departures/${id}/waiting`, body)).status;
};

const offersOf = ({ office, database }: Scene) =>
  rowsOf<{ email: string; departureId: string; key: string; people: number }>(
    database,
    `SELECT w.email, w.departureId, w.${'`key`'}, w.people FROM waiting_entries w JOIN departures d ON d.id = w.departureId WHERE d.tourId = ? AND w.state = 'offered'`,
    [office.tour.id],
  );

/** A departure is full, somebody waits for a seat of it, and somebody else gives theirs back. */
async function freeASeat(scene: Scene): Promise<void> {
  const { office, database, random } = scene;
  const { id: departureId } = random.pick(await openDepartures(scene));
  for (const people of [3, 2, 1]) await office.order('/api/admin/orders', { ...office.client(), departureId, people });
  const { names, email, phoneNumber } = office.client();
  await office.call('POST', `/api/departures/${departureId}/waiting`, { names, email, phoneNumber, people: 1 });
  const sql = `SELECT id, paid FROM orders WHERE departureId = ? AND ${GOING_ON} LIMIT 1`;
  const [order] = await rowsOf<Pick<OrderRow, 'id' | 'paid'>>(database, sql, [departureId]);
  if (order) await cancelOrder(scene, order);
}

const claim: Deed = async (scene) => {
  const { office, random } = scene;
  let offers = await offersOf(scene);
  if (offers.length === 0) {
    await freeASeat(scene);
    offers = await offersOf(scene);
  }
  if (offers.length === 0) return NOTHING;
  const { key: waitingKey, ...offer } = random.pick(offers);
  return (await office.order('/api/order', { ...office.client(), ...offer, waitingKey })).status;
};

const book: Deed = async (scene) => {
  const chosen = await anOrder(scene, UNPAID);
  if (!chosen) return NOTHING;
  const amount = scene.random.pick([10, 0.3 * chosen.amount * 0.01, (chosen.amount - chosen.paid) / 100]);
  const entry = {
    kind: 'bank',
    direction: 'in',
    amount: Math.round(amount * 100) / 100,
    reference: `KILL-${scene.random.between(1, 3)}`,
  };
  return (await scene.office.call('POST', `/api/admin/orders/${chosen.id}/ledger`, entry)).status;
};

const voidEntry: Deed = async (scene) => {
  const chosen = await anOrder(scene, 'paid > 0');
  if (!chosen) return NOTHING;
  const [entry] = await rowsOf<{ id: string }>(
    scene.database,
    'SELECT id FROM ledger_entries WHERE orderId = ? AND voidedAt IS NULL LIMIT 1',
    [chosen.id],
  );
  return entry
    ? (await scene.office.call('POST', `/api/admin/ledger/${entry.id}/void`, { reason: 'Kill' })).status
    : NOTHING;
};

/** By card, and told by the browser and the gateway at the same moment. */
const pay: Deed = async (scene) => {
  const { office } = scene;
  const chosen = await anOrder(scene, `${UNPAID} AND paid < amount`);
  if (!chosen) return NOTHING;
  const session = { orderId: chosen.id, amount: (chosen.amount - chosen.paid) / 100 };
  const { status, body } = await office.call('POST', '/api/v1/payments/session', session);
  if (status !== 201) return status;
  await office.call('POST', `/api/v1/payments/sandbox/${String(body.sessionId)}`, { outcome: 'approve' });
  const check = () => office.call('POST', `/api/v1/payments/${String(body.reference)}/check`, {});
  return (await Promise.all([check(), check()]))[0].status;
};

async function cancelOrder({ office }: Scene, { id, paid }: Pick<OrderRow, 'id' | 'paid'>): Promise<number> {
  const body = { refund: Math.max(0, paid) / 100, reason: 'Kill', override: true };
  return (await office.call('POST', `/api/admin/orders/${id}/cancel`, body)).status;
}

const cancel: Deed = async (scene) => {
  const chosen = await anOrder(scene, GOING_ON);
  return chosen ? cancelOrder(scene, chosen) : NOTHING;
};

const payBack: Deed = async (scene) => {
  const chosen = await anOrder(scene, "status = 'CANCELLED' AND refundDue > 0");
  if (!chosen) return NOTHING;
  const entry = { kind: 'bank', direction: 'out', amount: chosen.paid / 100 };
  return (await scene.office.call('POST', `/api/admin/orders/${chosen.id}/ledger`, entry)).status;
};

const move: Deed = async (scene) => {
  const { office, random } = scene;
  const chosen = await anOrder(scene, GOING_ON);
  if (!chosen) return NOTHING;
  const departureId = random.pick(await openDepartures(scene)).id;
  const body = { revision: chosen.revision, departureId, people: random.between(1, 3) };
  return (await office.call('PUT', `/api/admin/orders/${chosen.id}`, body)).status;
};

/** Holds and offers end: their time is moved, and the product's own clock finds them. */
const lapse: Deed = async (scene) => {
  const { database } = scene;
  const chosen = await anOrder(scene, "status = 'PENDING' AND holdUntil IS NOT NULL");
  if (!chosen) return NOTHING;
  // A database that is locked at this moment keeps its holds.
  await database
    .change("UPDATE orders SET holdUntil = '2026-01-01 00:00:00.000' WHERE id = ? AND holdUntil IS NOT NULL", [
      chosen.id,
    ])
    .catch(() => undefined);
  return 200;
};

/** A whole departure is cancelled, and another comes in its place. */
const cancelDeparture: Deed = async (scene) => {
  const { office, random } = scene;
  const [first, ...others] = await openDepartures(scene);
  if (!first || others.length === 0) return NOTHING;
  const { body } = await office.call('GET', `/api/admin/departures/${first.id}/cancellation`);
  const orders = (body.orders as readonly { id: string }[]).map(({ id }) => {
    const what = random.pick(['refund', 'refund', 'move', 'tell']);
    return { id, do: what, ...(what === 'move' && { departureId: others[0]!.id }) };
  });
  const answer = await office.call('POST', `/api/admin/departures/${first.id}/cancel`, { orders, reason: 'Kill' });
  if (answer.status === 200) await office.addDeparture().catch(() => undefined);
  return answer.status;
};

/** The last day of a proposal is over, likewise. */
const lapseProposal: Deed = async ({ office, database }) => {
  const sql = "SELECT id FROM quotes WHERE title = ? AND state = 'SENT' LIMIT 1";
  const [sent] = await rowsOf<{ id: string }>(database, sql, [office.books.title]);
  if (!sent) return NOTHING;
  await database
    .change("UPDATE quotes SET validUntil = '2026-01-01' WHERE id = ? AND state = 'SENT'", [sent.id])
    .catch(() => undefined);
  return 200;
};

const ofOffice =
  (name: OfficeDeedName): Deed =>
  ({ office, database, random }) =>
    OFFICE_DEEDS[name](officeScene(office, database, random));

/** What happens to departures, by its name. */
export const DEEDS = {
  order,
  promo,
  wait: waitFor,
  claim,
  book,
  void: voidEntry,
  pay,
  cancel,
  payBack,
  move,
  lapse,
  cancelDeparture,
  lapseProposal,
  ...(Object.fromEntries(OFFICE_DEED_NAMES.map((name) => [name, ofOffice(name)])) as Record<OfficeDeedName, Deed>),
} satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;

/** The oftener a name is here the oftener it happens. */
export const CHOICES: readonly DeedName[] = [
  ...(['order', 'order', 'order', 'promo', 'wait', 'wait', 'claim', 'claim'] as const),
  ...(['book', 'book', 'pay', 'pay', 'void', 'cancel', 'cancel', 'payBack', 'move', 'lapse', 'lapse'] as const),
  'cancelDeparture',
  'lapseProposal',
  ...OFFICE_DEED_NAMES,
];
