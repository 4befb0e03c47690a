import { randomUUID } from 'node:crypto';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { DepartureClosing } from '../src/modules/departures/departure.closing.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { OrderCancelling } from '../src/modules/cancelling/order.cancelling.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';
import { onMariaDb } from './support/only-on.js';
import { asSomebodyElse } from './support/somebody-else.js';

const refundsOf = (ids: readonly string[]): Choice[] => ids.map((id) => ({ id, do: 'refund' }));

interface Choice {
  id: string;
  do: string;
  departureId?: string;
}

describe('Cancelling a departure (rules/cancelling 6)', () => {
  let product: TestApp;
  let token: string;
  let tour: Tour;
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    tour = await makeTour(product.dataSource);
  });

  const departureOf = (capacity: number | null = 12, fields = {}) =>
    makeDeparture(product.dataSource, tour.id, { capacity, ...fields });
  const later = (capacity: number | null = 12) =>
    departureOf(capacity, { startDate: '2038-01-09', endDate: '2038-01-11' });
  const order = async (departureId: string, fields: Record<string, unknown> = {}) => {
    const email = `gone.${++count}@example.org`;
    const body = orderBody(tour.id, {
      amount: 180,
      people: 2,
      departureId,
      email,
      ...fields,
    });
    const made = await product.api.post('/order', body);
    expect(made.status).toBe(201);
    return { ...(made.body.order as { id: string; number: string }), email };
  };
  const pay = (id: string, amount: number) =>
    product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', amount }, { token });
  const cancel = (id: string, orders: Choice[], headers: Record<string, string> = {}) =>
    product.api.post(`/admin/departures/${id}/cancel`, { orders, reason: 'The road is closed.' }, { token, headers });
  /** {@link cancel} with a body that contains the maximum number of orders (rules/errors 4). */
  const cancelMany = (id: string, choices: Choice[], headers: Record<string, string> = {}) => {
    const byWhat = Map.groupBy(choices, (choice) => JSON.stringify({ ...choice, id: undefined }));
    const groups = [...byWhat].map(([what, chosen]) => ({
      ...(JSON.parse(what) as object),
      ids: chosen.map((choice) => choice.id),
    }));
    return product.api.post(`/admin/departures/${id}/cancel`, { groups, reason: 'Closed.' }, { token, headers });
  };
  const preview = async (id: string) => (await product.api.get(`/admin/departures/${id}/cancellation`, { token })).body;
  const departure = (id: string) => product.dataSource.getRepository(Departure).findOneByOrFail({ id });
  const stored = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });
  const lastMail = async (email: string) => (await product.mails.to(email)).at(-1)!;
  const owed = async (id: string) => {
    const { body } = await product.api.get('/admin/refunds', { token });
    return (body.refunds as { orderId: string; amount: number }[]).find(({ orderId }) => orderId === id)?.amount;
  };

  it('moves, refunds and informs as the office decides, and tells every client what happened', async () => {
    const [gone, next] = [await departureOf(), await later(3)];
    const [moved, refunded, told] = [await order(gone.id), await order(gone.id), await order(gone.id)];
    await pay(moved.id, 100);
    await pay(refunded.id, 180);
    const { status, body } = await cancel(gone.id, [
      { id: moved.id, do: 'move', departureId: next.id },
      { id: refunded.id, do: 'refund' },
      { id: told.id, do: 'tell' },
    ]);
    expect([status, body.message]).toEqual([
      200,
      'The departure has been cancelled: 1 order moved, 1 order cancelled with $180 to be paid back, 1 order told.',
    ]);
    expect(body).toMatchObject({
      moved: 1,
      refunded: 1,
      told: 1,
      refundDue: 180,
      data: { label: 'cancelled', taken: 2 },
    });

    expect(await stored(moved.id)).toMatchObject({
      departureId: next.id,
      travelDate: '2038-01-09',
      endDate: '2038-01-11',
      amount: 180,
      paid: 100,
      revision: 2,
    });
    expect(await departure(next.id)).toMatchObject({ taken: 2 });
    const news = await lastMail(moved.email);
    expect(news.subject).toBe(`A new date for your order ${moved.number}: Sat, 9 January 2038`);
    expect(news.text).toContain('cancel the departure on Sat, 2 January 2038. The reason: The road is closed.');
    expect(news.text).toContain('there is $80 left to pay');

    expect(await stored(refunded.id)).toMatchObject({ status: 'CANCELLED', refundDue: 180, cancelledBy: 'departure' });
    expect(await owed(refunded.id)).toBe(180);
    const money = (await lastMail(refunded.email)).text;
    expect(money).toContain('The departure on Sat, 2 January 2038 will not take place');
    expect(money).toContain('We will pay back everything that you have paid, $180');
    expect(money).toContain('The reason: The road is closed.');

    expect(await stored(told.id)).toMatchObject({ status: 'PENDING', departureId: gone.id, holdUntil: null });
    expect((await lastMail(told.email)).text).toContain('We have kept your order.');
    expect(await departure(gone.id)).toMatchObject({ state: 'CANCELLED', taken: 2, offered: 0 });
  });

  it('reports what happened to the orders, and leaves out outcomes without orders', async () => {
    const message = async (id: string, choices: Choice[]) => (await cancel(id, choices)).body.message;
    expect(await message((await departureOf()).id, [])).toBe('The departure has been cancelled.');

    const [unpaid, ofOneDollar, toBeTold] = [await departureOf(), await departureOf(), await departureOf()];
    const [first, second] = [await order(unpaid.id), await order(unpaid.id)];
    expect(await message(unpaid.id, refundsOf([first.id, second.id]))).toBe(
      'The departure has been cancelled: 2 orders cancelled.',
    );
    const paid = await order(ofOneDollar.id);
    await pay(paid.id, 1);
    expect(await message(ofOneDollar.id, refundsOf([paid.id]))).toBe(
      'The departure has been cancelled: 1 order cancelled with $1 to be paid back.',
    );
    const told = await order(toBeTold.id);
    expect(await message(toBeTold.id, [{ id: told.id, do: 'tell' }])).toBe(
      'The departure has been cancelled: 1 order told.',
    );
  });

  it('names ten of the orders without a decision, and says that there are more', async () => {
    const { id } = await departureOf(30);
    const numbers: string[] = [];
    const undecided = async () => (await cancel(id, [])).body.message as string;
    while (numbers.length < 10) numbers.push((await order(id)).number);
    const ten = await undecided();
    expect(numbers.filter((number) => ten.includes(number))).toHaveLength(10);
    expect(ten).not.toContain('…');
    numbers.push((await order(id)).number);
    const eleven = await undecided();
    expect(numbers.filter((number) => eleven.includes(number))).toHaveLength(10);
    expect(eleven).toContain(' …');
  });

  it('refunds everything, whatever the terms would charge', async () => {
    const day = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10);
    const soon = await departureOf(4, { startDate: day, endDate: day });
    const { id } = await order(soon.id);
    await pay(id, 180);
    expect((await product.api.get(`/order/${id}/cancellation`)).body.refund).toBe(0);
    expect((await preview(soon.id)).orders).toMatchObject([{ id, refund: 180 }]);
    expect((await cancel(soon.id, [{ id, do: 'refund' }])).body.refundDue).toBe(180);
    expect(await owed(id)).toBe(180);
  });

  it('changes nothing if an order is not named, belongs to another departure, or its new departure is full', async () => {
    const [gone, other, small] = [
      await departureOf(),
      await later(),
      await departureOf(1, { startDate: '2038-01-05' }),
    ];
    const [named, forgotten, foreign] = [await order(gone.id), await order(gone.id), await order(other.id)];
    const both = (choice: Omit<Choice, 'id'>) => [named, forgotten].map(({ id }) => ({ id, ...choice }));
    const open = await cancel(gone.id, [{ id: named.id, do: 'refund' }]);
    expect([open.status, open.body.message]).toEqual([
      409,
      `Please decide about every order of this departure. Still open: ${forgotten.number}`,
    ]);
    expect((await cancel(gone.id, [...both({ do: 'refund' }), { id: foreign.id, do: 'refund' }])).status).toBe(409);
    const full = await cancel(gone.id, both({ do: 'move', departureId: small.id }));
    expect([full.status, full.body.message]).toEqual([409, 'Only 1 seat is left on this departure']);
    const otherTour = await makeDeparture(product.dataSource, (await makeTour(product.dataSource)).id);
    for (const departureId of [gone.id, otherTour.id]) {
      const { status, body } = await cancel(gone.id, both({ do: 'move', departureId }));
      // The departure itself is on sale until then; its own seats disappear with it.
      expect([status, (body.message as string) || body.Errors[0]]).toEqual(
        departureId === gone.id
          ? [400, 'Orders cannot be moved to the departure that is cancelled']
          : [400, 'This departure is not on offer. Please choose another one'],
      );
    }
    expect(await departure(gone.id)).toMatchObject({ state: 'OPEN', taken: 4 });
    expect(await departure(other.id)).toMatchObject({ taken: 2 });
    for (const { id } of [named, forgotten]) expect(await stored(id)).toMatchObject({ status: 'PENDING', revision: 1 });
    expect((await product.mails.to(named.email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it.each([
    [{ orders: 'x' }, 'Orders must be a list of ids, each with what to do: move, refund or tell'],
    [
      { orders: [{ id: 'x', do: 'refund' }] },
      'Orders must be a list of ids, each with what to do: move, refund or tell',
    ],
    [
      { orders: [{ id: '00000000-0000-4000-8000-000000000000', do: 'move' }] },
      'Please choose the departure that an order is moved to',
    ],
    [
      { orders: Array.from({ length: 2 }, () => ({ id: '00000000-0000-4000-8000-000000000000', do: 'tell' })) },
      'Each order can be named only once',
    ],
    [
      {
        groups: [
          {
            do: 'tell',
            ids: Array.from(
              { length: 901 },
              (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
            ),
          },
        ],
      },
      'There can be at most 900 orders',
    ],
    [
      { groups: [{ do: 'move', ids: ['00000000-0000-4000-8000-000000000000'] }] },
      'Please choose the departure that an order is moved to',
    ],
    [
      {
        orders: [{ id: '00000000-0000-4000-8000-000000000000', do: 'tell' }],
        groups: [{ do: 'refund', ids: ['00000000-0000-4000-8000-000000000000'] }],
      },
      'Each order can be named only once',
    ],
    [{ reason: '' }, 'Reason is required'],
  ])('refuses an invalid decision: %#', async (fields, sentence) => {
    const { id } = await departureOf();
    const { status, body } = await product.api.post(
      `/admin/departures/${id}/cancel`,
      { reason: 'Of a spec', ...fields },
      { token },
    );
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it('answers a repeated call like the first one, and refuses a second one', async () => {
    const gone = await departureOf();
    const { id, email } = await order(gone.id);
    const key = { 'idempotency-key': `cancel ${gone.id}` };
    const first = await cancel(gone.id, [{ id, do: 'refund' }], key);
    expect(first.status).toBe(200);
    expect((await cancel(gone.id, [{ id, do: 'refund' }], key)).body).toEqual(first.body);
    const second = await cancel(gone.id, [{ id, do: 'refund' }]);
    expect([second.status, second.body.message]).toEqual([409, 'This departure has already been cancelled.']);
    expect(await product.mails.to(email)).toHaveLength(2);
    expect((await product.api.get(`/tours/${tour.slug}/departures`)).body.departures).toEqual([]);
  });

  it('proposes the next later departure with room, and otherwise a refund', async () => {
    const gone = await departureOf();
    // No booking is moved to an earlier day than it was booked for.
    const before = await departureOf(9, { startDate: '2038-01-01', endDate: '2038-01-03' });
    const near = await departureOf(3, { startDate: '2038-01-05', endDate: '2038-01-07' });
    const far = await later(2);
    await departureOf(null, { startDate: '2038-01-03', endDate: '2038-01-05', state: 'CLOSED' });
    const [one, two, three] = [await order(gone.id), await order(gone.id), await order(gone.id)];
    const { orders, departures, waiting } = await preview(gone.id);
    expect(orders).toMatchObject([
      { id: one.id, people: 2, refund: 0, balance: 180, do: 'move', departureId: near.id },
      { id: two.id, do: 'move', departureId: far.id },
      { id: three.id, do: 'refund', departureId: null },
    ]);
    expect(departures.map(({ id }: { id: string }) => id)).toEqual([before.id, near.id, far.id]);
    expect(waiting).toBe(0);
  });

  it('informs waiting clients, withdraws their offers, and offers them nothing', async () => {
    const gone = await departureOf(2);
    const { id } = await order(gone.id);
    const waits = (email: string, people: number) =>
      product.api.post(`/departures/${gone.id}/waiting`, {
        names: 'Spec Waiter',
        email,
        phoneNumber: '+250 788 123 456',
        people,
      });
    const [offered, waiting] = [`offered.${gone.id}@example.org`, `waiting.${gone.id}@example.org`];
    await waits(offered, 1);
    await waits(waiting, 2);
    await product.api.put(`/admin/departures/${gone.id}`, { capacity: 3 }, { token });
    expect(await departure(gone.id)).toMatchObject({ taken: 2, offered: 1 });
    expect((await preview(gone.id)).waiting).toBe(2);
    expect((await cancel(gone.id, [{ id, do: 'refund' }])).status).toBe(200);
    expect(await departure(gone.id)).toMatchObject({ taken: 0, offered: 0 });
    const { body } = await product.api.get(`/admin/departures/${gone.id}/waiting`, { token });
    expect(body.waiting.map(({ state }: { state: string }) => state)).toEqual(['lapsed', 'lapsed']);
    for (const email of [offered, waiting]) {
      const mail = await lastMail(email);
      expect(mail.subject).toBe(`Cancelled: ${tour.title}, Sat, 2 January 2038`);
      expect(mail.text).toContain('The reason: The road is closed.');
    }
  });

  it('loses no seat and no order when an order is made during the cancellation', async () => {
    const [gone, next] = [await departureOf(6), await later(20)];
    const made = [await order(gone.id), await order(gone.id)];
    const choices = made.map(({ id }) => ({ id, do: 'move', departureId: next.id }));
    const [answer, , late] = await Promise.all([
      cancel(gone.id, choices),
      product.api.post(`/order/${made[0]!.id}/cancel`, { refund: 0 }),
      product.api.post(
        '/order',
        orderBody(tour.id, { amount: 180, people: 2, departureId: gone.id, email: 'late@example.org' }),
      ),
    ]);
    const orders = product.dataSource.getRepository(Order);
    const seated = async (departureId: string) =>
      (await orders.findBy({ departureId }))
        .filter(({ status }) => ['PENDING', 'APPROVED', 'PAID'].includes(status))
        .reduce((sum, { people }) => sum + people, 0);
    for (const { id } of [gone, next]) expect((await departure(id)).taken).toBe(await seated(id));
    if (answer.status === 200) expect(await seated(gone.id)).toBe(0);
    else expect([answer.status, (await departure(gone.id)).state]).toEqual([409, 'OPEN']);
    expect([201, 400, 409]).toContain(late.status);
  });

  describe('with more orders than one transaction locks', () => {
    const ORDERS = 450;

    /** An order by a visitor, and copies of it with their own numbers and mail addresses. */
    const manyOn = async (departureId: string): Promise<string[]> => {
      const repository = product.dataSource.getRepository(Order);
      const { id } = await order(departureId, { people: 1, amount: 100 });
      const first = await stored(id);
      const copies = Array.from({ length: ORDERS - 1 }, (_, index) => ({
        ...first,
        id: randomUUID(),
        clientKey: randomUUID(),
        number: `C${++copied}`,
        email: `copy.${index}@example.org`,
      }));
      await repository.save(copies, { chunk: 50 });
      await product.dataSource.getRepository(Departure).update({ id: departureId }, { taken: ORDERS });
      const all = await repository.find({ where: { departureId }, order: { id: 'ASC' } });
      return all.map((one) => one.id);
    };
    let copied = 0;
    const counts = async (where: FindOptionsWhere<Order>) => product.dataSource.getRepository(Order).countBy(where);

    it('settles all 450', async () => {
      const [gone, next] = [await departureOf(ORDERS), await later(200)];
      const ids = await manyOn(gone.id);
      await pay(ids[300]!, 40);
      expect((await preview(gone.id)).orders).toHaveLength(ORDERS);
      const choices = ids.map((id, index): Choice => {
        if (index < 200) return { id, do: 'move', departureId: next.id };
        return { id, do: index < 400 ? 'refund' : 'tell' };
      });
      const key = { 'idempotency-key': `cancel ${gone.id}` };
      const { status, body } = await cancelMany(gone.id, choices, key);
      expect([status, body]).toMatchObject([200, { moved: 200, refunded: 200, told: 50, refundDue: 40 }]);
      expect((await cancelMany(gone.id, choices, key)).body).toEqual(body);
      expect(await departure(gone.id)).toMatchObject({ state: 'CANCELLED', taken: 50 });
      expect(await departure(next.id)).toMatchObject({ taken: 200 });
      expect(await counts({ departureId: next.id, status: 'PENDING' })).toBe(200);
      expect(await counts({ departureId: gone.id, status: 'CANCELLED', cancelledBy: 'departure' })).toBe(200);
      expect(await counts({ departureId: gone.id, status: 'PENDING', holdUntil: IsNull() })).toBe(50);
    });

    it('changes nothing if one is not named, or its new departure is full', async () => {
      const [gone, small] = [await departureOf(ORDERS), await later(ORDERS - 1)];
      const ids = await manyOn(gone.id);
      const moves = ids.map((id) => ({ id, do: 'move', departureId: small.id }));
      expect((await cancelMany(gone.id, moves.slice(1))).body.message).toMatch(/^Please decide about every order/);
      expect((await cancelMany(gone.id, moves)).body.message).toBe('Only 449 seats are left on this departure');
      expect(await departure(gone.id)).toMatchObject({ state: 'OPEN', taken: ORDERS });
      expect(await departure(small.id)).toMatchObject({ taken: 0 });
      expect(await counts({ departureId: gone.id, revision: 1, status: 'PENDING' })).toBe(ORDERS);
    });

    it('after a failure in between asks only about the open orders, and sells none of its seats', async () => {
      const gone = await departureOf(ORDERS);
      const ids = await manyOn(gone.id);
      const cancelling = product.app.get(OrderCancelling);
      const settle = cancelling.withDeparture.bind(cancelling);
      let settled = 0;
      const failing = jest.spyOn(cancelling, 'withDeparture').mockImplementation((...call) => {
        if (++settled === 250) throw new Error('Of a spec');
        return settle(...call);
      });
      expect((await cancelMany(gone.id, refundsOf(ids))).status).toBe(500);
      failing.mockRestore();
      expect(await departure(gone.id)).toMatchObject({ state: 'CLOSED', taken: 250 });
      const open = (await preview(gone.id)).orders.map(({ id }: Order) => id);
      expect(open).toHaveLength(250);
      expect((await cancelMany(gone.id, refundsOf(open))).body).toMatchObject({ refunded: 250 });
      expect(await departure(gone.id)).toMatchObject({ state: 'CANCELLED', taken: 0 });
    });
  });

  onMariaDb('does nothing if somebody books after its orders were locked, before it is closed', async () => {
    const gone = await departureOf(6);
    const { id } = await order(gone.id);
    const closing = product.app.get(DepartureClosing);
    const close = closing.cancel.bind(closing);
    jest.spyOn(closing, 'cancel').mockImplementationOnce(async (...call) => {
      await asSomebodyElse(() => order(gone.id));
      return close(...call);
    });
    expect((await cancelMany(gone.id, [{ id, do: 'refund' }])).status).toBe(409);
    expect(await departure(gone.id)).toMatchObject({ state: 'OPEN', taken: 4 });
    expect(await stored(id)).toMatchObject({ status: 'PENDING' });
  });

  it('is in the audit trail, with its reason and the results for the orders; each moved order too', async () => {
    const [gone, next] = [await departureOf(), await later()];
    const { id } = await order(gone.id);
    await cancel(gone.id, [{ id, do: 'move', departureId: next.id }]);
    const trail = product.dataSource.getRepository(AuditEntry);
    const entry = await trail.findOneByOrFail({ resource: 'departures', recordId: gone.id, action: 'cancel' });
    expect(entry.changes).toMatchObject({
      state: ['OPEN', 'CANCELLED'],
      reason: [null, 'The road is closed.'],
      moved: [null, 1],
    });
    expect(await trail.countBy({ resource: 'orders', recordId: id, action: 'update' })).toBe(1);
  });

  it('is refused to staff with read access only', async () => {
    const gone = await departureOf();
    const reader = await tokenOf(product.dataSource, product.api, 'user');
    const refused = await product.api.post(`/admin/departures/${gone.id}/cancel`, { reason: 'x' }, { token: reader });
    expect(refused.status).toBe(403);
  });
});
