import { anOrder, ordersWhere, partOf, UNPAID, type OfficeDeed, type Scene } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';
import { bookBy } from './bookings.ts';

const wish = ({ books, random }: Scene) => ({
  amount: random.pick([20, 64.5, 250]),
  fromNames: 'Giver',
  toNames: 'Guest',
  buyerEmail: books.client().email,
});

const sell: OfficeDeed = async (scene) => {
  const sale = { ...wish(scene), way: 'cash', reference: scene.books.account };
  return (await scene.call('POST', '/admin/gift-vouchers', sale)).status;
};

/** Bought on the site and paid by card, of which the browser and the gateway tell at the same moment. */
const buy: OfficeDeed = async (scene) => {
  const { call } = scene;
  const gift = wish(scene);
  const bought = await call('POST', '/gift-vouchers', gift);
  if (bought.status !== 201) return bought.status;
  const { key } = bought.body.voucher as { key: string };
  const session = await call('POST', '/v1/payments/session', { amount: gift.amount, giftVoucherKey: key });
  if (session.status !== 201) return session.status;
  const { sessionId, reference } = session.body as { sessionId: string; reference: string };
  await call('POST', `/v1/payments/sandbox/${sessionId}`, { outcome: 'approve' });
  const check = () => call('POST', `/v1/payments/${reference}/check`, {});
  return verdict((await Promise.all([check(), check()])).map(({ status }) => status));
};

async function giftOf({ rows, books, random }: Scene): Promise<string | undefined> {
  const found = await rows<{ id: string }>(
    `SELECT id FROM gift_vouchers WHERE (buyerEmail LIKE ? OR reference = ?) AND state = 'active' AND balance > 0
     ORDER BY createdAt DESC LIMIT 3`,
    [`${books.mark}%`, books.account],
  );
  return found.length > 0 ? random.pick(found).id : undefined;
}

const CODE = /(?:[0-9A-Z]{4}-){2,}[0-9A-Z]{4}/;

/** As it stands on the voucher's paper. */
async function codeOf({ books, paper }: Scene, id: string): Promise<string | undefined> {
  const code = books.codes.get(id) ?? CODE.exec(await paper(`/admin/gift-vouchers/${id}/paper`))?.[0];
  if (code) books.codes.set(id, code);
  return code;
}

/** Spent on two bookings at the same moment, in parts. */
const spend: OfficeDeed = async (scene) => {
  const id = (await giftOf(scene)) ?? (await sell(scene), await giftOf(scene));
  if (!(await anOrder(scene, UNPAID))) await bookBy(scene, undefined);
  const orders = await ordersWhere(scene, UNPAID, 3);
  if (!id || orders.length === 0) return NOTHING;
  const code = await codeOf(scene, id);
  if (!code) return NOTHING;
  const { call, random } = scene;
  const pay = (order: (typeof orders)[number]) => {
    const amount = random.next() < 0.6 ? { amount: Math.min(15, partOf(order.amount - order.paid, 50) || 1) } : {};
    return call('POST', `/admin/orders/${order.id}/gift-voucher`, { code, ...amount });
  };
  const chosen = [random.pick(orders), random.pick(orders)];
  return verdict((await Promise.all(chosen.map(pay))).map(({ status }) => status));
};

const end: OfficeDeed = async (scene) => {
  const id = (await giftOf(scene)) ?? (await sell(scene), await giftOf(scene));
  return id ? (await scene.call('POST', `/admin/gift-vouchers/${id}/void`, { reason: 'Sold twice' })).status : NOTHING;
};

/** Vouchers that people give each other (rules/gift-vouchers). */
export const GIFT_DEEDS = {
  'sell gift voucher': sell,
  'buy gift voucher': buy,
  'spend gift voucher': spend,
  'end gift voucher': end,
};
