import type { Scene } from '../scene.ts';

interface GiftRow {
  readonly number: string | null;
  readonly state: string;
  readonly balance: number;
  readonly sum: number | string | null;
}

/** What is left of a voucher is the sum of its entries, and never below nothing (rules/gift-vouchers 3). */
export async function giftsUntrue({ rows, books }: Scene): Promise<string[]> {
  const gifts = await rows<GiftRow>(
    `SELECT g.number, g.state, g.balance, SUM(e.amount) AS sum FROM gift_vouchers g
     LEFT JOIN gift_voucher_entries e ON e.voucherId = g.id WHERE g.buyerEmail LIKE ? OR g.reference = ?
     GROUP BY g.id, g.number, g.state, g.balance`,
    [`${books.mark}%`, books.account],
  );
  const orders = await rows<{ orderId: string; spent: number | string; booked: number | string | null }>(
    `SELECT e.orderId, -SUM(e.amount) AS spent,
     (SELECT SUM(l.amount) FROM ledger_entries l WHERE l.orderId = e.orderId AND l.kind = 'gift-voucher' AND l.direction = 'in'
       AND l.voidedAt IS NULL) AS booked
     FROM gift_voucher_entries e JOIN orders o ON o.id = e.orderId
     WHERE o.itemId = ? OR o.id IN (SELECT orderId FROM quotes WHERE title = ?) GROUP BY e.orderId`,
    [books.tourId, books.title],
  );
  return [
    ...gifts.flatMap(({ number, state, balance, sum }) => [
      ...(balance === Number(sum ?? 0) ? [] : [`${number} has ${balance} left, and its entries ${sum}`]),
      ...(balance >= 0 ? [] : [`${number} has ${balance} left`]),
      ...((number === null) === (state === 'unpaid') || state === 'void'
        ? []
        : [`a ${state} voucher has the number ${number}`]),
    ]),
    ...orders.flatMap(({ orderId, spent, booked }) => [
      ...(Number(spent) < 0 ? [`vouchers got more back of ${orderId} than they paid`] : []),
      ...(Number(spent) > Number(booked ?? 0)
        ? [`vouchers paid ${spent} of ${orderId}, and its ledger has ${booked}`]
        : []),
    ]),
  ];
}

interface EarnedRow {
  readonly number: string;
  readonly status: string;
  readonly earned: number | string;
}

/** Commission is earned by what is PAID, and given back with it; what takes an entry back is its opposite (rules/agents 3, 4). */
export async function commissionUntrue({ rows, books }: Scene): Promise<string[]> {
  const marks = books.agentIds.map(() => '?').join();
  const earned = await rows<EarnedRow>(
    `SELECT o.number, o.status, SUM(e.amount) AS earned FROM agent_entries e JOIN orders o ON o.id = e.orderId
     WHERE e.agentId IN (${marks}) AND e.kind = 'earned' GROUP BY o.id, o.number, o.status`,
    books.agentIds,
  );
  const odd = await rows<{ id: string }>(
    `SELECT v.id FROM agent_entries v JOIN agent_entries e ON e.id = v.voids
     WHERE v.agentId IN (${marks}) AND v.amount <> -e.amount`,
    books.agentIds,
  );
  const overpaid = await rows<{ given: number | string; earned: number | string }>(
    `SELECT -SUM(CASE WHEN kind <> 'earned' THEN amount ELSE 0 END) AS given,
     SUM(CASE WHEN kind = 'earned' AND amount > 0 THEN amount ELSE 0 END) AS earned
     FROM agent_entries WHERE agentId IN (${marks}) GROUP BY agentId`,
    books.agentIds,
  );
  return [
    ...overpaid.flatMap((agent) =>
      Number(agent.given) > Number(agent.earned)
        ? [`an agent got ${agent.given} cents, and earned ${agent.earned}`]
        : [],
    ),
    ...earned.flatMap(({ number, status, earned: cents }) =>
      Number(cents) < 0 || (status !== 'PAID' && Number(cents) !== 0)
        ? [`${number} is ${status}, and has earned a commission of ${cents} cents`]
        : [],
    ),
    ...odd.map(({ id }) => `${id} takes back another amount of commission than was given`),
  ];
}

/** What an agent is told to be owed is the sum of its entries (rules/agents 4). */
export async function agentsUntrue(scene: Scene): Promise<string[]> {
  const untrue = await Promise.all(
    scene.books.agentIds.map(async (id) => {
      const { body } = await scene.call('GET', `/admin/agents/${id}`);
      const told = Math.round((body.money as { commission: number }).commission * 100);
      const [sum] = await scene.rows<{ cents: string | null }>(
        'SELECT SUM(amount) AS cents FROM agent_entries WHERE agentId = ?',
        [id],
      );
      return told === Number(sum!.cents ?? 0)
        ? []
        : [`an agent is told ${told} cents, and has entries of ${sum!.cents}`];
    }),
  );
  return untrue.flat();
}
