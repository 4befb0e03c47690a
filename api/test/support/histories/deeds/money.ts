import { csvOf, type Movement } from '../../movements.ts';
import { dayFromNow, endOfLastMonth, FRANCS } from '../office-books.ts';
import {
  anOrder,
  GOING_ON,
  ordersWhere,
  partOf,
  UNPAID,
  type OfficeDeed,
  type Scene,
  type SceneOrder,
} from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';
import { bookBy } from './bookings.ts';

/** A booking with something left to pay, made if there is none. */
async function unpaidOrder(scene: Scene): Promise<SceneOrder | undefined> {
  return (await anOrder(scene, UNPAID)) ?? (await bookBy(scene, undefined), await anOrder(scene, UNPAID));
}

/** Francs or euros at the counter, of which a bank keeps a fee. */
const bookInCurrency: OfficeDeed = async (scene) => {
  const order = await unpaidOrder(scene);
  if (!order) return NOTHING;
  const francs = Math.max(2_000, Math.round((partOf(order.amount - order.paid, 50) * FRANCS) / 10) * 10);
  const amount = Math.round((francs / FRANCS) * 100) / 100;
  const entry = { kind: 'cash', direction: 'in', amount, currency: 'RWF', amountInCurrency: francs, rate: FRANCS };
  return (await scene.call('POST', `/admin/orders/${order.id}/ledger`, { ...entry, fee: 1.25 })).status;
};

/** Money of the month before, while somebody may be closing it. */
const bookBack: OfficeDeed = async (scene) => {
  const order = await unpaidOrder(scene);
  if (!order) return NOTHING;
  const entry = { kind: 'bank', direction: 'in', amount: 20.2, receivedAt: endOfLastMonth(), fee: 0.4 };
  const path = `/admin/orders/${order.id}/ledger`;
  if (scene.random.next() < 0.6) return (await scene.call('POST', path, entry)).status;
  const [booked] = await Promise.all([scene.call('POST', path, entry), closeMonth(scene)]);
  return booked.status;
};

const closeMonth: OfficeDeed = async ({ call }) =>
  (await call('POST', `/admin/months/${endOfLastMonth().slice(0, 7)}/close`, {})).status;

const openMonth: OfficeDeed = async (scene) => {
  const months = () => scene.rows<{ month: string }>('SELECT month FROM ledger_months WHERE closedAt IS NOT NULL');
  if ((await months()).length === 0) await closeMonth(scene);
  const closed = await months();
  if (closed.length === 0) return NOTHING;
  const { month } = scene.random.pick(closed);
  return (await scene.call('POST', `/admin/months/${month}/open`, { reason: 'A transfer was missing.' })).status;
};

/** An entry of a month that is closed is taken back: the month stays. */
const voidOld: OfficeDeed = async (scene) => {
  if (!(await anOrder(scene, 'paid > 0'))) await bookBack(scene);
  const orders = await ordersWhere(scene, 'paid > 0');
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return NOTHING;
  const entries = await scene.rows<{ id: string }>(
    `SELECT id FROM ledger_entries WHERE orderId IN (${ids.map(() => '?').join()}) AND voidedAt IS NULL ORDER BY receivedAt LIMIT 4`,
    ids,
  );
  if (entries.length === 0) return NOTHING;
  const { id } = scene.random.pick(entries);
  const take = () => scene.call('POST', `/admin/ledger/${id}/void`, { reason: 'For another booking' });
  const answers = await Promise.all([take(), take()]);
  if (answers.every(({ status }) => status === 200)) scene.books.outrages.push('an entry was voided twice');
  return verdict(answers.map(({ status }) => status));
};

/** A booking for which money came in is cancelled, and all of it is to go back. */
async function cancelPaid(scene: Scene): Promise<void> {
  const order = (await unpaidOrder(scene)) && (await anOrder(scene, `${GOING_ON} AND paid > 0`));
  if (!order) return void (await bookInCurrency(scene));
  const body = { refund: order.paid / 100, reason: 'History', override: true };
  await scene.call('POST', `/admin/orders/${order.id}/cancel`, body);
}

/** Money goes out again for a booking that ended. */
const payBack: OfficeDeed = async (scene) => {
  const due = () => anOrder(scene, "status IN ('CANCELLED', 'REJECTED') AND refundDue > 0");
  const order = (await due()) ?? (await cancelPaid(scene), await due());
  if (!order) return NOTHING;
  const [owed] = await scene.rows<{ refundDue: number }>('SELECT refundDue FROM orders WHERE id = ?', [order.id]);
  const kind = scene.random.pick(['bank', 'other']);
  const entry = { kind, direction: 'out', amount: owed!.refundDue / 100 };
  return (await scene.call('POST', `/admin/orders/${order.id}/ledger`, entry)).status;
};

/** The company registers, its rates change, or it is registered no more. */
const changeTax: OfficeDeed = async ({ call, random }) => {
  const tax = random.pick<object>([
    { tin: '102345678', vatNumber: 'VAT-1' },
    { vatNumber: 'VAT-1', standardPercent: random.pick([16, 18]) },
    { rates: { trip: random.pick(['standard', 'zero-rated']), permit: random.pick(['exempt', 'standard']) } },
    { vatNumber: null },
  ]);
  return (await call('PUT', '/admin/settings', { tax })).status;
};

/** A file with two payments and a charge, uploaded twice at the same moment, and partly again with the next one. */
const upload: OfficeDeed = async (scene) => {
  const { books, call, random } = scene;
  const [one, other] = await ordersWhere(scene, UNPAID, 2);
  const day = dayFromNow(-random.between(0, 40));
  const movement = (amount: number, text: string): Movement => ({ day, amount, text, reference: books.reference() });
  const movements = [
    movement(partOf((one?.amount ?? 9000) - (one?.paid ?? 0), 60) || 12, `Safari ${one?.number ?? ''}`),
    movement(partOf((other?.amount ?? 9000) - (other?.paid ?? 0), 100) || 12, other?.number ?? 'unknown'),
    movement(-3.5, 'Charge'),
  ];
  const send = (rows: readonly Movement[]) =>
    call('POST', '/admin/statements', { format: 'csv', text: csvOf(rows), name: 'bank.csv', account: books.account });
  const answers = await Promise.all([send(movements), send(movements)]);
  await send([...movements.slice(1), movement(1, 'Interest')]);
  return verdict(answers.map(({ status }) => status));
};

interface RowOfStatement {
  readonly id: string;
  readonly statementId: string;
  readonly amount: number;
  readonly bookedAmount: number;
  readonly currency: string;
}

async function rowOf({ rows, books, random }: Scene, state: string): Promise<RowOfStatement | undefined> {
  const found = await rows<RowOfStatement>(
    `SELECT r.id, r.statementId, r.amount, r.bookedAmount, r.currency FROM statement_rows r JOIN statements s ON s.id = r.statementId
     WHERE s.account = ? AND r.state = ? AND r.direction = 'in' ORDER BY r.createdAt DESC, r.id LIMIT 6`,
    [books.account, state],
  );
  return found.length > 0 ? random.pick(found) : undefined;
}

/** A row for one booking or in parts for two, confirmed by two colleagues at the same moment. */
const confirm: OfficeDeed = async (scene) => {
  const { call, random } = scene;
  const row = (await rowOf(scene, 'open')) ?? (await upload(scene), await rowOf(scene, 'open'));
  await unpaidOrder(scene);
  const orders = await ordersWhere(scene, UNPAID, 2);
  if (!row || orders.length === 0) return NOTHING;
  const half = Math.floor((row.amount - row.bookedAmount) / 2) / 100;
  const choice =
    orders.length === 2 && half > 0 && random.next() < 0.5
      ? { parts: orders.map(({ id }) => ({ orderId: id, amount: half })) }
      : { orderId: orders[0]!.id };
  const book = () =>
    call('POST', `/admin/statements/${row.statementId}/confirm`, {
      rows: [{ row: row.id, ...choice, takeMore: true }],
    });
  return verdict((await Promise.all([book(), book()])).map(({ status }) => status));
};

const setAside: OfficeDeed = async (scene) => {
  const back = scene.random.next() < 0.4 ? await rowOf(scene, 'aside') : undefined;
  const row = back ?? (await rowOf(scene, 'open')) ?? (await upload(scene), await rowOf(scene, 'open'));
  if (!row) return NOTHING;
  const path = `/admin/statements/${row.statementId}/rows/${row.id}`;
  return back
    ? (await scene.call('POST', `${path}/back`, {})).status
    : (await scene.call('POST', `${path}/aside`, { reason: 'Not a booking' })).status;
};

/** Money to the month's end (rules/money, rules/statements, rules/tax). */
export const MONEY_DEEDS = {
  'book in francs': bookInCurrency,
  'book into the month before': bookBack,
  'close month': closeMonth,
  'open month': openMonth,
  'void an entry twice': voidOld,
  'pay back': payBack,
  'change tax': changeTax,
  'upload statement': upload,
  'confirm row': confirm,
  'set row aside': setAside,
};
