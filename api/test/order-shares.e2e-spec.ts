import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

interface Share {
  readonly id: string;
  readonly names: string;
  readonly amount: number;
  readonly paid: boolean;
  readonly link: string;
}

describe('A shared bill (rules/money 10)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  let count = 0;
  const order = async (amount = 100): Promise<{ id: string; number: string; title: string; email: string }> => {
    const tour = await makeTour(product.dataSource, { price1: amount });
    const email = `share.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tour.id, { amount, email }));
    return { ...body.order, title: tour.title, email };
  };
  const share = (id: string, amounts: readonly (number | string)[], key?: string) =>
    product.api.post(
      `/order/${id}/shares`,
      { shares: amounts.map((amount, index) => ({ names: `Friend ${index + 1}`, amount })) },
      key ? { headers: { 'idempotency-key': key } } : {},
    );
  const shared = async (id: string, amounts: readonly number[]) =>
    (await share(id, amounts)).body.shares as [Share, ...Share[]];
  const list = async (id: string) => (await product.api.get(`/order/${id}/shares`)).body.shares as Share[];
  const read = (id: string) => product.api.get(`/shares/${id}`);
  const openSession = (body: unknown) => product.api.post('/v1/payments/session', body);
  const finish = async ({ sessionId, reference }: { sessionId: string; reference: string }) => {
    await product.api.post(`/v1/payments/sandbox/${sessionId}`, { outcome: 'approve' });
    return (await product.api.post(`/v1/payments/${reference}/check`, {})).body.status as string;
  };
  const session = async ({ id, amount }: Share) => (await openSession({ shareId: id, amount })).body;
  const pay = async (part: Share) => finish(await session(part));
  const stored = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });
  const reviewReason = async (reference: string) =>
    (await product.dataSource.getRepository(Payment).findOneByOrFail({ reference })).reviewReason;

  it('gives each person a link that cannot be guessed, in the given order', async () => {
    const { id } = await order();
    const { status, body, headers } = await share(id, [33.34, 33.33, '33.33']);
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    const shares = body.shares as Share[];
    expect(shares.map(({ names, amount, paid }) => [names, amount, paid])).toEqual([
      ['Friend 1', 33.34, false],
      ['Friend 2', 33.33, false],
      ['Friend 3', 33.33, false],
    ]);
    for (const { id: shareId, link } of shares) {
      expect(shareId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      expect(link.endsWith(`/pay/${shareId}`)).toBe(true);
    }
    expect(await list(id)).toEqual(shares);
  });

  it('shows anyone with a link the tour, the names, the amount and whether it is paid, and nothing else', async () => {
    const { id, title } = await order();
    const [one] = await shared(id, [40]);
    const { status, body, headers } = await read(one.id);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({ tour: title, names: 'Friend 1', amount: 40, paid: false, payable: true });
    const { body: opened } = await openSession({ shareId: one.id, amount: 40 });
    const { number, email } = await stored(id);
    for (const secret of [id, number, email]) expect(JSON.stringify(opened)).not.toContain(secret);
    expect(opened.successUrl).toBe(`/pay/${one.id}`);
    expect((await read('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it.each([
    ['more than is left to pay', [60, 40.01], 400, 'The parts add up to $100.01, but only $100 is left to pay'],
    ['a part of nothing', [0, 50], 400, 'Each part must be more than $0'],
    ['a part below nothing', [-1, 50], 400, 'Amount cannot be negative'],
    ['parts of a cent', [10.005], 400, 'Amount must be a number with at most two decimals'],
    ['more than twenty', Array<number>(21).fill(1), 400, 'A bill can be shared among at most 20'],
  ])('is refused for %s', async (_what, amounts, status, sentence) => {
    const { id } = await order();
    const answer = await share(id, amounts);
    expect([answer.status, answer.body.Errors[0]]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await list(id)).toEqual([]);
  });

  it('is refused without names, for an ended order, and for an unknown one', async () => {
    const { id } = await order();
    const nameless = await product.api.post(`/order/${id}/shares`, { shares: [{ names: ' ', amount: 5 }] });
    expect([nameless.status, (nameless.body.Errors as string[]).join()]).toEqual([
      400,
      expect.stringContaining('Name is required'),
    ]);
    await product.api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token: admin });
    expect((await share(id, [5])).status).toBe(409);
    expect((await share('00000000-0000-4000-8000-000000000000', [5])).status).toBe(404);
  });

  it('accepts each part by card, and the order is paid with the last one', async () => {
    const { id, email } = await order();
    const [one, two, three] = (await shared(id, [33.34, 33.33, 33.33])) as [Share, Share, Share];
    expect(await pay(one)).toBe('SETTLED');
    expect(await stored(id)).toMatchObject({ status: 'PENDING', paid: 33.34 });
    expect((await read(one.id)).body).toMatchObject({ paid: true, payable: false });
    expect((await read(two.id)).body).toMatchObject({ paid: false, payable: true });
    expect((await openSession({ shareId: one.id, amount: 33.34 })).status).toBe(409);
    expect((await openSession({ shareId: two.id, amount: 66.66 })).status).toBe(400);
    await pay(two);
    await pay(three);
    expect(await stored(id)).toMatchObject({ status: 'PAID', paid: 100 });
    expect((await list(id)).map(({ paid }) => paid)).toEqual([true, true, true]);
    const entries = await product.dataSource.getRepository(LedgerEntry).findBy({ orderId: id });
    expect(entries.map(({ amount, kind }) => [amount, kind]).sort()).toEqual([
      [33.33, 'card'],
      [33.33, 'card'],
      [33.34, 'card'],
    ]);
    // Each payment's receipt goes to the client of the order (rules/money 3).
    const subjects = (await product.mails.to(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /receipt|payment|paid/i.test(subject ?? ''))).toHaveLength(3);
  });

  it('is replaced by a new list, except for the paid parts', async () => {
    const { id } = await order();
    const [one, two] = (await shared(id, [30, 70])) as [Share, Share];
    await pay(one);
    expect((await share(id, [70.01])).status).toBe(400);
    const { body } = await share(id, [20, 50]);
    expect((body.shares as Share[]).map(({ amount, paid }) => [amount, paid])).toEqual([
      [30, true],
      [20, false],
      [50, false],
    ]);
    expect((await read(two.id)).status).toBe(404);
    expect((await openSession({ shareId: two.id, amount: 70 })).status).toBe(404);
    expect((await share(id, [])).body.shares).toHaveLength(1);
  });

  it('answers the same key once (rules/errors 7)', async () => {
    const { id } = await order();
    const [first, again] = [await share(id, [10], `key-${id}`), await share(id, [10], `key-${id}`)];
    expect(again.body).toEqual(first.body);
  });

  it('accepts no payment once the order was paid otherwise, became cheaper or ended', async () => {
    const { id } = await order();
    const [one, two] = (await shared(id, [40, 60])) as [Share, Share];
    const bank = { kind: 'bank', direction: 'in', amount: 50 };
    await product.api.post(`/admin/orders/${id}/ledger`, bank, { token: admin });
    expect((await read(one.id)).body.payable).toBe(true);
    expect((await read(two.id)).body).toMatchObject({ paid: false, payable: false });
    const refused = await openSession({ shareId: two.id, amount: 60 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This part of the bill can no longer be paid. Nothing has been charged.',
    ]);
    await product.api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token: admin });
    expect((await read(one.id)).body.payable).toBe(false);
    expect((await openSession({ shareId: one.id, amount: 40 })).status).toBe(409);
  });

  it('accepts a part once: a second payment, one for a replaced part or above the balance goes to review', async () => {
    const { id, number } = await order();
    const [one, two, three] = (await shared(id, [20, 30, 50])) as [Share, Share, Share];
    const sessions = [await session(one), await session(one), await session(two), await session(three)];
    const [first, second, replaced, beyond] = sessions;
    expect([await finish(first), await finish(second)]).toEqual(['SETTLED', 'REVIEW']);
    expect(await reviewReason(second.reference)).toBe(
      'The part of the bill that it was for had been paid or replaced.',
    );
    await share(id, [35, 45]);
    expect(await finish(replaced)).toBe('REVIEW');
    expect(await stored(id)).toMatchObject({ paid: 20 });
    const bank = { kind: 'bank', direction: 'in', amount: 40 };
    await product.api.post(`/admin/orders/${id}/ledger`, bank, { token: admin });
    expect(await finish(beyond)).toBe('REVIEW');
    expect(await reviewReason(beyond.reference)).toBe(`Only $40 is left to pay of order ${number}.`);
    // The money for the replaced part has arrived: the office may accept it for the order after all.
    const payment = await product.dataSource.getRepository(Payment).findOneByOrFail({ reference: replaced.reference });
    const body = { orderId: id, reason: 'They meant it' };
    const resolved = await product.api.post(`/admin/payments/${payment.id}/resolve`, body, { token: admin });
    expect([resolved.status, (await stored(id)).paid]).toEqual([200, 90]);
  });

  it('accepts exactly one of two simultaneous payments of a part', async () => {
    const { id } = await order();
    const [one] = await shared(id, [25, 75]);
    const [first, second] = [await session(one), await session(one)];
    const results = await Promise.all([finish(first), finish(second)]);
    expect(results.sort()).toEqual(['REVIEW', 'SETTLED']);
    expect(await stored(id)).toMatchObject({ paid: 25 });
  });

  it('opens a part again when the office voids its payment', async () => {
    const { id } = await order();
    const [one] = await shared(id, [25, 75]);
    await pay(one);
    const entry = await product.dataSource.getRepository(LedgerEntry).findOneByOrFail({ orderId: id });
    await product.api.post(`/admin/ledger/${entry.id}/void`, { reason: 'A mistake' }, { token: admin });
    expect((await read(one.id)).body).toMatchObject({ paid: false, payable: true });
    expect(await pay(one)).toBe('SETTLED');
  });
});
