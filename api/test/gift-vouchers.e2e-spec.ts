import { randomBytes } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { GIFT_DAYS } from '@imisozi/core/gift-vouchers';
import { GiftVoucherCodes } from '../src/modules/gift-vouchers/gift-voucher.codes.js';
import { GiftVoucherEntry } from '../src/modules/gift-vouchers/gift-voucher-entry.entity.js';
import { GiftVoucherErasing } from '../src/modules/gift-vouchers/gift-voucher.erasing.js';
import { GiftVoucherResealing } from '../src/modules/gift-vouchers/gift-voucher.resealing.js';
import { Sealer } from '../src/platform/sealing/sealer.js';
import { makeUnpaidGift } from './support/gift-vouchers.js';
import { GiftVoucher } from '../src/modules/gift-vouchers/gift-voucher.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

interface Sold {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly balance: number;
  readonly expiresOn: string;
}

describe('Gift vouchers', () => {
  let product: TestApp;
  let admin: string;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  const post = (path: string, body: object, token = clerk) => product.api.post(`/admin/${path}`, body, { token });
  const wish = () => ({
    amount: 100,
    fromNames: 'Spec Giver',
    toNames: 'Spec Visitor',
    message: 'Happy birthday!',
    buyerEmail: `giver.${++count}@example.org`,
  });
  const sale = (fields: object = {}) => post('gift-vouchers', { ...wish(), way: 'cash', ...fields });
  const sold = async (fields: object = {}) => (await sale(fields)).body.data as Sold;
  const stored = (id: string) => product.dataSource.getRepository(GiftVoucher).findOneByOrFail({ id });
  const codeOf = async (id: string) => product.app.get(GiftVoucherCodes).read(await stored(id))!;
  const balance = async (id: string) => (await stored(id)).balance;
  const sumOf = async (voucherId: string) => {
    const entries = await product.dataSource.getRepository(GiftVoucherEntry).findBy({ voucherId });
    return entries.reduce((sum, { amount }) => sum + amount, 0);
  };
  /** An order of $150. */
  const order = async () => {
    const tour = await makeTour(product.dataSource, { price1: 150 });
    const body = orderBody(tour.id, { email: `guest.${++count}@example.org`, amount: 150 });
    return (await product.api.post('/order', body)).body.order as { id: string; amount: number };
  };
  const spend = (orderId: string, code: string, amount?: number) =>
    product.api.post(`/order/${orderId}/gift-voucher`, { code, ...(amount && { amount }) });

  it('are sold at the office with a number, a code on the paper alone, and mails (rules/gift-vouchers 1, 2)', async () => {
    const recipientEmail = `receiver.${++count}@example.org`;
    const { status, body } = await sale({ recipientEmail });
    expect([status, body.data.state, body.data.balance]).toEqual([201, 'active', 100]);
    expect(body.data.number).toMatch(/^GFT-\d{4}-\d{6}$/);
    expect(body.data.expiresOn).toBe(addDays(today(), GIFT_DAYS));
    const code = await codeOf(body.data.id as string);
    expect(JSON.stringify(body)).not.toContain(code);
    expect(JSON.stringify(await stored(body.data.id as string))).not.toContain(code);
    expect(body.data.codeEnd).toBe(code.slice(-4));
    const mails = [
      ...(await product.mails.to(recipientEmail)),
      ...(await product.mails.to(body.data.buyerEmail as string)),
    ];
    expect(mails.map(({ attachments }) => attachments.length)).toEqual([1, 1]);
    const paper = await product.api.get(`/admin/gift-vouchers/${body.data.id as string}/paper`, { token: clerk });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect((await sale({ amount: 19 })).status).toBe(400);
    expect((await sale({ amount: 5_001 })).status).toBe(400);
    expect((await sale({ expiresOn: addDays(today(), -1) })).status).toBe(400);
  });

  it('are bought on the site, and are worth nothing until the card has paid (rules/gift-vouchers 1, 2)', async () => {
    const { status, body } = await product.api.post('/gift-vouchers', wish());
    expect([status, body.voucher.state, body.voucher.number]).toEqual([201, 'unpaid', null]);
    const key = body.voucher.key as string;
    expect((await product.api.get(`/gift-vouchers/bought/${key}/paper`)).status).toBe(409);
    const wrong = await product.api.post('/v1/payments/session', { amount: 99, giftVoucherKey: key });
    expect(wrong.status).toBe(400);
    const session = await product.api.post('/v1/payments/session', { amount: 100, giftVoucherKey: key });
    expect(session.body.successUrl).toBe(`/gift/${key}`);
    await product.api.post(`/v1/payments/sandbox/${session.body.sessionId as string}`, { outcome: 'approve' });
    await product.api.post(`/v1/payments/${session.body.reference as string}/check`, {});
    const bought = await product.api.get(`/gift-vouchers/bought/${key}`);
    expect(bought.body).toMatchObject({ state: 'active', balance: 100 });
    expect((await product.api.get(`/gift-vouchers/bought/${key}/paper`)).status).toBe(200);
    const again = await product.api.post('/v1/payments/session', { amount: 100, giftVoucherKey: key });
    expect(again.status).toBe(409);
  });

  it('pay orders in parts, with a receipt each (rules/gift-vouchers 3)', async () => {
    const { id, number } = await sold({ amount: 200 });
    const code = await codeOf(id);
    const [first, second] = [await order(), await order()];
    const paid = await spend(first.id, code.toLowerCase().replaceAll('-', ' '));
    expect(paid.body).toMatchObject({ paid: first.amount, left: 0 });
    const rest = await spend(second.id, code);
    expect(rest.body).toMatchObject({ paid: 200 - first.amount });
    expect((await spend(second.id, code)).status).toBe(409);
    const { body } = await product.api.get(`/admin/orders/${second.id}/ledger`, { token: clerk });
    expect(body.ledger).toEqual([expect.objectContaining({ kind: 'gift-voucher', reference: `${number}/2` })]);
    expect(
      (await post(`orders/${second.id}/ledger`, { kind: 'gift-voucher', direction: 'in', amount: 1 })).status,
    ).toBe(400);
    expect([await balance(id), await sumOf(id)]).toEqual([0, 0]);
  });

  it('never pay more than they are worth, whatever is spent at once (rules/gift-vouchers 3)', async () => {
    const { id } = await sold();
    const code = await codeOf(id);
    const orders = await Promise.all([order(), order(), order()]);
    const answers = await Promise.all(orders.map((one) => spend(one.id, code, 60)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect([await balance(id), await sumOf(id)]).toEqual([40, 40]);
  });

  it('tell their balance to whoever has the code, and little to whoever guesses (rules/gift-vouchers 4)', async () => {
    const { id } = await sold();
    const { body } = await product.api.get(`/gift-vouchers/${await codeOf(id)}`);
    expect(body).toEqual({ state: 'active', amount: 100, balance: 100, expiresOn: addDays(today(), GIFT_DAYS) });
    const limited = await startApp({ RATE_LIMIT: 'on' });
    try {
      const statuses: number[] = [];
      for (let tries = 0; tries < 12; tries++)
        statuses.push((await limited.api.get('/gift-vouchers/0000-0000-0000-0000')).status);
      expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('get back what they paid when it is refunded, and when a payment is voided (rules/gift-vouchers 5)', async () => {
    const { id } = await sold({ expiresOn: addDays(today(), 5) });
    const code = await codeOf(id);
    const one = await order();
    await spend(one.id, code);
    await post(`orders/${one.id}/ledger`, { kind: 'bank', direction: 'in', amount: one.amount - 100 });
    const back = (kind: string, amount: number) => post(`orders/${one.id}/ledger`, { kind, direction: 'out', amount });
    expect((await back('cash', one.amount)).status).toBe(409);
    expect((await back('cash', one.amount - 100)).status).toBe(201);
    expect(await balance(id)).toBe(0);
    expect((await back('other', 100)).status).toBe(201);
    expect([await balance(id), await sumOf(id)]).toEqual([100, 100]);
    expect((await stored(id)).expiresOn).toBe(addDays(today(), 90));
    const other = await order();
    await spend(other.id, code);
    const { body } = await product.api.get(`/admin/orders/${other.id}/ledger`, { token: clerk });
    await post(`ledger/${(body.ledger as { id: string }[])[0]!.id}/void`, { reason: 'Wrong booking' }, admin);
    expect([await balance(id), await sumOf(id)]).toEqual([100, 100]);
  });

  it('are deleted after 30 days if nobody pays them (rules/privacy 17)', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const [old, young] = [
      await makeUnpaidGift(product.dataSource, { createdAt: days(31) }),
      await makeUnpaidGift(product.dataSource, { createdAt: days(29) }),
    ];
    await product.app.get(GiftVoucherErasing).round();
    const vouchers = product.dataSource.getRepository(GiftVoucher);
    expect([await vouchers.existsBy({ id: old.id }), await vouchers.existsBy({ id: young.id })]).toEqual([false, true]);
  });

  it('are found by their code after the key was changed (rules/gift-vouchers 1)', async () => {
    const { id } = await sold();
    const { env } = product;
    const key = randomBytes(32).toString('hex');
    const rotating = new Sealer({ ...env, DATA_KEY: key, DATA_KEYS_BEFORE: [env.DATA_KEY!] });
    const codes = new GiftVoucherCodes(rotating);
    const code = await codeOf(id);
    const vouchers = product.dataSource.getRepository(GiftVoucher);
    const before = await stored(id);
    expect(await new GiftVoucherResealing(vouchers, rotating, codes).round()).toBeGreaterThan(0);
    const after = await stored(id);
    expect([codes.read(after), after.codeDigest]).toEqual([code, codes.digest(code)]);
    await vouchers.update({ id }, { sealedCode: before.sealedCode, codeDigest: before.codeDigest });
  });

  it('are owed to their holders until they are spent (rules/gift-vouchers 6)', async () => {
    const voucher = await sold({ amount: 80 });
    await spend((await order()).id, await codeOf(voucher.id), 30);
    const read = async (day: string) => {
      const { body } = await product.api.get(`/admin/reports/gift-vouchers?from=${day}&to=${day}`, { token: admin });
      return (body.rows as { voucher: string }[]).find((row) => row.voucher === voucher.number);
    };
    const { expiresOn } = voucher;
    const row = { voucher: voucher.number, recipient: 'Spec Visitor', expiresOn, worth: 80, spent: 30, left: 50 };
    expect([await read(today()), await read(addDays(today(), -1))]).toEqual([row, undefined]);
    const rest = await spend((await order()).id, await codeOf(voucher.id), 50);
    expect([rest.status, await read(today())]).toEqual([201, undefined]);
  });

  it('are not spent after their last day or once they were ended (rules/gift-vouchers 2)', async () => {
    const old = await sold();
    await product.dataSource.getRepository(GiftVoucher).update({ id: old.id }, { expiresOn: addDays(today(), -1) });
    expect((await spend((await order()).id, await codeOf(old.id))).status).toBe(409);
    const ended = await sold();
    const end = () => post(`gift-vouchers/${ended.id}/void`, { reason: 'Sold twice' }, admin);
    expect((await post(`gift-vouchers/${ended.id}/void`, { reason: 'Sold twice' })).status).toBe(403);
    expect([(await end()).status, (await end()).status]).toEqual([200, 409]);
    expect([await balance(ended.id), await sumOf(ended.id)]).toEqual([0, 0]);
    expect((await spend((await order()).id, await codeOf(ended.id))).status).toBe(409);
  });
});
