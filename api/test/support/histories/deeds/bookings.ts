import { dayFromNow } from '../office-books.ts';
import { anOrder, GOING_ON, type OfficeDeed, type Scene } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';

/** A trip on days of its own, soon, some of them by an agent. */
const book: OfficeDeed = (scene) => bookBy(scene, scene.random.pick([undefined, undefined, ...scene.books.agentIds]));

/** One by an agent, or by nobody. */
export async function bookBy({ books, random, call }: Scene, agentId: string | undefined): Promise<number> {
  const { status } = await call('POST', '/admin/orders', {
    ...books.client(),
    itemsArray: [{ id: books.tourId }],
    travelDate: dayFromNow(random.between(1, 6)),
    travellers: { adult: random.between(1, 2), child: random.between(0, 1) },
    sendMails: false,
    source: agentId ? 'agent' : 'phone',
    agentId,
  });
  return status;
}

/** The party by type, rooms, a discount and lines of the office's own, each of which may stay as it is. */
const changeParty: OfficeDeed = async (scene) => {
  const { books, random, call } = scene;
  const order = await anOrder(scene, `${GOING_ON} AND itemId = '${books.tourId}'`);
  if (!order) return NOTHING;
  const maybe = <Field extends object>(field: Field) => (random.next() < 0.5 ? field : {});
  const fields = {
    ...maybe({ travellers: { adult: random.between(1, 2), child: random.between(0, 2) } }),
    ...maybe({ extras: [{ code: 'room', quantity: random.between(0, 2) }] }),
    ...maybe({ discount: random.pick([null, { percent: 10, reason: 'Friends' }, { amount: 7.5, reason: 'Delay' }]) }),
    ...maybe({ addLines: random.pick([[], [{ label: 'Drinks', quantity: 3, unitAmount: 4.05 }]]) }),
    ...maybe({ travelDate: order.departureId ? undefined : dayFromNow(random.between(1, 6)) }),
  };
  const change = () => call('PUT', `/admin/orders/${order.id}`, { revision: order.revision, ...fields });
  const answers = await Promise.all([change(), change()]);
  if (answers.every(({ status }) => status === 200) && Object.keys(fields).length > 0) {
    const revisions = await scene.rows<{ revision: number }>('SELECT revision FROM orders WHERE id = ?', [order.id]);
    if (revisions[0]!.revision > order.revision + 1) {
      books.outrages.push(`two changes of revision ${order.revision} of ${order.number} were made`);
    }
  }
  return verdict(answers.map(({ status }) => status));
};

/** By the client's own ladder: what it costs is shown first, and permits that were bought and are in the price are kept. */
const cancelByLadder: OfficeDeed = async (scene) => {
  const { books, call } = scene;
  const order = await anOrder(scene, GOING_ON);
  if (!order) return NOTHING;
  const before = await moneyOf(scene, order.id);
  const { status, body } = await call('GET', `/order/${order.id}/cancellation`);
  if (status !== 200) return status;
  const { paid, kept, ...after } = await moneyOf(scene, order.id);
  const refund = Math.round(Number(body.refund) * 100);
  // Money and permits move while others are at it: what was answered is judged when neither did.
  const isStill = before.paid === paid && before.kept === kept && before.entries === after.entries;
  if (isStill && refund > Math.max(0, paid - Math.min(kept, Math.max(0, paid)))) {
    books.outrages.push(`${order.number} would give back ${refund} of ${paid} cents, and ${kept} are permits`);
  }
  return (await call('POST', `/admin/orders/${order.id}/cancel`, { refund: body.refund, reason: 'Ladder' })).status;
};

/** Cents paid for a booking in so many entries, and cents of its price that bought permits keep. */
async function moneyOf({ rows }: Scene, orderId: string): Promise<{ paid: number; entries: number; kept: number }> {
  const [money] = await rows<{ paid: number; entries: number; kept: number }>(
    `SELECT paid, (SELECT COUNT(*) FROM ledger_entries WHERE orderId = orders.id) AS entries,
      (SELECT COALESCE(SUM(price), 0) FROM permits WHERE orderId = orders.id AND isSurplus = 0
        AND state IN ('bought', 'used', 'lost')) AS kept
      FROM orders WHERE id = ?`,
    [orderId],
  );
  return { paid: Number(money!.paid), entries: Number(money!.entries), kept: Number(money!.kept) };
}

/** What happens to bookings at the desk (rules/desk). */
export const BOOKING_DEEDS = {
  'book a trip': book,
  'change party': changeParty,
  'cancel by the ladder': cancelByLadder,
};
