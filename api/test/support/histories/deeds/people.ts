import { anOrder, GOING_ON, UNPAID, type OfficeDeed, type Scene, type SceneOrder } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';
import { bookBy } from './bookings.ts';

const clientsWhere = ({ rows, books }: Scene, where: string) =>
  rows<{ clientId: string; own: string }>(
    `SELECT a.clientId, a.own FROM client_addresses a WHERE a.own LIKE ? AND ${where} ORDER BY a.createdAt DESC LIMIT 8`,
    [`${books.mark}%`],
  );

const merge: OfficeDeed = async (scene) => {
  const clients = await clientsWhere(scene, '1 = 1');
  const [one, other] = [clients[0], clients.find(({ clientId }) => clientId !== clients[0]?.clientId)];
  if (!one || !other) return NOTHING;
  const join = (id: string, into: string) => scene.call('POST', `/admin/clients/${into}/merge`, { id });
  // Each into the other one at the same moment.
  const calls = [join(other.clientId, one.clientId)];
  if (scene.random.next() < 0.3) calls.push(join(one.clientId, other.clientId));
  return verdict((await Promise.all(calls)).map(({ status }) => status));
};

const unmerge: OfficeDeed = async (scene) => {
  const merges = () =>
    scene.rows<{ keptId: string }>(
      `SELECT m.keptId FROM client_merges m WHERE m.undoneAt IS NULL AND m.keptId IN
       (SELECT clientId FROM client_addresses WHERE own LIKE ?) ORDER BY m.createdAt DESC LIMIT 2`,
      [`${scene.books.mark}%`],
    );
  if ((await merges()).length === 0) await merge(scene);
  const made = await merges();
  if (made.length === 0) return NOTHING;
  return (await scene.call('POST', `/admin/clients/${scene.random.pick(made).keptId}/unmerge`, {})).status;
};

/** Somebody whose trips are over or were never made. */
const erase: OfficeDeed = async (scene) => {
  const over = `NOT EXISTS (SELECT 1 FROM client_addresses b JOIN orders o ON o.email = b.own
    WHERE b.clientId = a.clientId AND (o.${GOING_ON} OR o.refundDue > 0))`;
  const [client] = await clientsWhere(scene, over);
  if (!client) return NOTHING;
  const addresses = await scene.rows<{ own: string | null }>('SELECT own FROM client_addresses WHERE clientId = ?', [
    client.clientId,
  ]);
  const { status } = await scene.call('POST', `/admin/clients/${client.clientId}/erase`, {});
  if (status !== 200) return status;
  for (const { own } of addresses) {
    if (own === null) continue;
    // A merge that was taken back before the call gave the address to somebody else.
    const others = 'SELECT id FROM client_addresses WHERE own = ? AND clientId <> ?';
    if ((await scene.rows(others, [own, client.clientId])).length === 0) scene.books.erased.add(own);
  }
  return status;
};

/** A booking of an agent is paid in full, so that its commission is earned. */
const payAgentsBooking: OfficeDeed = async (scene) => {
  const order = await agentsOrder(scene);
  if (!order) return NOTHING;
  const entry = { kind: 'bank', direction: 'in', amount: (order.amount - order.paid) / 100 };
  return (await scene.call('POST', `/admin/orders/${order.id}/ledger`, entry)).status;
};

/** A booking by the agent on commission with something left to pay, made if there is none. */
async function agentsOrder(scene: Scene): Promise<SceneOrder | undefined> {
  const where = `${UNPAID} AND agentId = '${scene.books.agentIds[0]!}'`;
  const order = await anOrder(scene, where);
  if (order) return order;
  await bookBy(scene, scene.books.agentIds[0]);
  return anOrder(scene, where);
}

/** What the agent on commission has earned, in cents; a booking is paid if it is nothing. */
async function earned(scene: Scene): Promise<number> {
  const sum = async () => {
    const sql = 'SELECT SUM(amount) AS cents FROM agent_entries WHERE agentId = ?';
    const [row] = await scene.rows<{ cents: string | null }>(sql, [scene.books.agentIds[0]!]);
    return Number(row?.cents ?? 0);
  };
  const before = await sum();
  if (before > 0) return before;
  await payAgentsBooking(scene);
  return sum();
}

/** Money goes to an agent, twice at the same moment; that it is never more than was earned, the rules say. */
const payAgent: OfficeDeed = async (scene) => {
  const { books, call } = scene;
  const cents = await earned(scene);
  if (cents <= 0) return NOTHING;
  const pay = () => call('POST', `/admin/agents/${books.agentIds[0]!}/pay-out`, { amount: cents / 100, way: 'bank' });
  return verdict((await Promise.all([pay(), pay()])).map(({ status }) => status));
};

const netOff: OfficeDeed = async (scene) => {
  if ((await earned(scene)) <= 0) return NOTHING;
  const order = await agentsOrder(scene);
  if (!order) return NOTHING;
  return (await scene.call('POST', `/admin/agents/${order.agentId!}/net-off`, { orderId: order.id })).status;
};

const takeBack: OfficeDeed = async (scene) => {
  const payments = () =>
    scene.rows<{ id: string; agentId: string }>(
      `SELECT id, agentId FROM agent_entries WHERE agentId IN (?, ?) AND kind = 'paid-out' AND voids IS NULL
       AND id NOT IN (SELECT voids FROM agent_entries WHERE voids IS NOT NULL) LIMIT 3`,
      [...scene.books.agentIds],
    );
  if ((await payments()).length === 0) await payAgent(scene);
  const paid = await payments();
  if (paid.length === 0) return NOTHING;
  const { id, agentId } = scene.random.pick(paid);
  const take = () => scene.call('POST', `/admin/agents/${agentId}/entries/${id}/void`, { reason: 'Another agent' });
  const answers = await Promise.all([take(), take()]);
  if (answers.every(({ status }) => status === 201)) scene.books.outrages.push('a commission was taken back twice');
  return verdict(answers.map(({ status }) => status));
};

/** Clients and agents (rules/clients, rules/agents). */
export const PEOPLE_DEEDS = {
  'merge clients': merge,
  'unmerge clients': unmerge,
  'erase client': erase,
  'pay agent': payAgent,
  'net off commission': netOff,
  'take commission back': takeBack,
  'pay a booking of an agent': payAgentsBooking,
};
