// Holds rules/mails 3.
import { setTimeout as wait } from 'node:timers/promises';
import { In, LessThan } from 'typeorm';
import { addDays, catDay, parseCatTime, today, type Day } from '@imisozi/core/kigali-time';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { OrderReminders } from '../src/modules/ledger/reminders/order.reminders.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

const HOUR_MS = 3_600_000;

async function until<Row>(find: () => Promise<Row | null>): Promise<Row> {
  for (;;) {
    const row = await find();
    if (row) return row;
    await wait(20);
  }
}

describe('Reminders of instalments (rules/money 8)', () => {
  let product: TestApp;
  let clerk: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    const bankDetails = [
      { name: 'Bank', value: 'Bank of Specs' },
      { name: 'Account', value: '000-123' },
    ];
    await product.api.put('/admin/settings', { bankDetails }, { token: admin });
  });
  afterAll(() => product.close());

  const orders = () => product.dataSource.getRepository(Order);
  const stored = (id: string) => orders().findOneByOrFail({ id });
  let count = 0;
  /** An order of $100: $30 now, and $70 thirty days before travel, which is in this many days. */
  const order = async (inDays = 50) => {
    const tour = await makeTour(product.dataSource, { terms: { depositPercent: 30, balanceDaysBefore: 30 } });
    const email = `remind.${++count}@example.org`;
    const body = { ...orderBody(tour.id, { email, people: 1 }), travelDate: addDays(today(), inDays) };
    const answer = await product.api.post('/order', body);
    expect(answer.status).toBe(201);
    return { email, ...(answer.body.order as { id: string; number: string }) };
  };
  const book = (id: string, fields: Record<string, unknown>) =>
    product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', ...fields }, { token: clerk });
  /** An order whose deposit is paid, and whose balance is due on a day; its reminder was due this many hours ago. */
  const dueOn = async (day: Day, hoursAgo = 1) => {
    const made = await order();
    await book(made.id, { amount: 30 });
    const { instalments } = await stored(made.id);
    await orders().update(made.id, {
      nextDue: day,
      remindAt: new Date(Date.now() - hoursAgo * HOUR_MS),
      instalments: instalments!.map((one) => (one.label === 'balance' ? { ...one, dueDate: day } : one)),
    });
    return made;
  };
  const rounds = (times = 1) =>
    Promise.all(Array.from({ length: times }, () => product.app.get(OrderReminders).round()));
  const remindersOf = async (email: string) =>
    (await product.mails.to(email)).filter(({ subject }) => subject!.startsWith('Reminder:'));
  const pause = (id: string, paused: unknown, token = clerk) =>
    product.api.put(`/admin/orders/${id}/reminders`, { paused }, { token });
  const planOf = async (id: string) => {
    const { nextDue, remindAt } = await stored(id);
    return [nextDue, remindAt?.toISOString() ?? null];
  };
  const at = (days: number) => parseCatTime(`${addDays(today(), days)}T09:00`)!.toISOString();

  it('are about the next unpaid instalment, and stop when the order ends', async () => {
    const { id } = await order();
    expect(await planOf(id)).toEqual([today(), at(3)]);
    await book(id, { amount: 10 });
    expect(await planOf(id)).toEqual([today(), at(3)]);
    await book(id, { amount: 20 });
    expect(await planOf(id)).toEqual([addDays(today(), 20), at(13)]);
    const { entry } = (await book(id, { amount: 70 })).body;
    expect(await planOf(id)).toEqual([null, null]);
    await product.api.post(`/admin/ledger/${entry.id}/void`, { reason: 'Of a spec' }, { token: admin });
    expect(await planOf(id)).toEqual([addDays(today(), 20), at(13)]);
    await product.api.post(`/admin/orders/${id}/cancel`, { refund: 30, reason: 'Of a spec' }, { token: clerk });
    expect(await planOf(id)).toEqual([null, null]);
  });

  it('follow a booking that the desk moves, and one that it makes', async () => {
    const { id } = await order();
    await book(id, { amount: 30 });
    const body = { revision: 1, travelDate: addDays(today(), 60) };
    expect((await product.api.put(`/admin/orders/${id}`, body, { token: clerk })).status).toBe(200);
    expect((await planOf(id))[0]).toBe(addDays(today(), 30));
    const tour = await makeTour(product.dataSource);
    const made = await product.api.post(
      '/admin/orders',
      { ...orderBody(tour.id, { people: 1 }), travelDate: body.travelDate },
      { token: clerk },
    );
    expect(await planOf(made.body.order.id)).toEqual([today(), at(3)]);
    expect(made.body.order).toMatchObject({ nextDue: today(), remindersPaused: false });
  });

  it('name the amount and the due day, link to the order, and say how to pay', async () => {
    const day = addDays(today(), 7);
    const { id, number, email } = await dueOn(day);
    await rounds();
    const [mail] = await remindersOf(email);
    const dayName = catDay(parseCatTime(day)!);
    expect(mail!.subject).toBe(`Reminder: $70 for your order ${number} is due on ${dayName}`);
    for (const part of [
      'To pay: $70 (balance)',
      `Due: ${dayName}`,
      'Paid so far: $30',
      `/myorder/${await product.api.links.keyOf(id)}`,
      'Bank: Bank of Specs',
      'Account: 000-123',
      `Reference: ${number}`,
    ]) {
      expect(mail!.text).toContain(part);
    }
  });

  it.each([
    [1, 'is due tomorrow'],
    [0, 'is due today'],
    [-3, 'was due on'],
  ])('%i days before say that it %s', async (days, words) => {
    const { email } = await dueOn(addDays(today(), days));
    await rounds();
    expect((await remindersOf(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining(words)]);
  });

  it('are sent once, however many processes find them at the same time', async () => {
    const due = await Promise.all(Array.from({ length: 5 }, () => dueOn(addDays(today(), 1))));
    await rounds(6);
    for (const { email } of due) expect(await remindersOf(email)).toHaveLength(1);
  });

  it('that were missed are sent as one, and the next ones on their day', async () => {
    const early = await dueOn(addDays(today(), 5), 20 * 24);
    const late = await dueOn(addDays(today(), -30), 60 * 24);
    await rounds();
    await rounds();
    for (const { email } of [early, late]) expect(await remindersOf(email)).toHaveLength(1);
    expect(await planOf(early.id)).toEqual([addDays(today(), 5), at(4)]);
    expect((await planOf(late.id))[1]).toBeNull();
  });

  it('are paused for one order, and its next ones are sent after resuming', async () => {
    const { id, email, number } = await dueOn(addDays(today(), 1));
    await orders().update(id, { remindAt: new Date(Date.now() + HOUR_MS) });
    const { status, body } = await pause(id, true);
    expect([status, body.message]).toEqual([200, `The client of booking ${number} gets no reminders for now.`]);
    expect(body.order.remindersPaused).toBe(true);
    await orders().update(id, { remindAt: new Date(Date.now() - HOUR_MS) });
    await rounds();
    expect(await remindersOf(email)).toEqual([]);
    expect((await planOf(id))[1]).toBe(at(1));
    expect((await pause(id, false)).body.order.remindersPaused).toBe(false);
    await orders().update(id, { remindAt: new Date(Date.now() - HOUR_MS) });
    await rounds();
    expect(await remindersOf(email)).toHaveLength(1);
    expect((await pause(id, 'perhaps')).status).toBe(400);
    expect((await pause('nobody', true)).status).toBe(404);
  });

  it('are switched off for the company, and on again', async () => {
    const set = (reminders: unknown) => product.api.put('/admin/settings', { reminders }, { token: admin });
    expect((await set(false)).body).toMatchObject({ reminders: false });
    const { id, email } = await dueOn(addDays(today(), 1));
    await rounds();
    expect(await remindersOf(email)).toEqual([]);
    expect((await planOf(id))[1]).toBe(at(1));
    expect((await set(null)).body).toMatchObject({ reminders: true });
    expect((await set('often')).status).toBe(400);
    await orders().update(id, { remindAt: new Date(Date.now() - HOUR_MS) });
    await rounds();
    expect(await remindersOf(email)).toHaveLength(1);
  });

  it('are not sent to a client who has paid meanwhile, or whose order has ended', async () => {
    const [paid, ended] = [await dueOn(addDays(today(), 1)), await dueOn(addDays(today(), 1))];
    // As if the payment had arrived right after the reminders were found.
    const overdue = { remindAt: new Date(Date.now() - HOUR_MS) };
    await book(paid.id, { amount: 70 });
    await product.api.post(`/admin/orders/${ended.id}/cancel`, { refund: 30, reason: 'Of a spec' }, { token: clerk });
    await orders().update([paid.id, ended.id], overdue);
    await rounds();
    for (const { email } of [paid, ended]) expect(await remindersOf(email)).toEqual([]);
    expect((await planOf(paid.id))[1]).toBeNull();
  });

  it('are not sent for a departure whose seats were given back', async () => {
    const tour = await makeTour(product.dataSource, { saleMode: 'departures' });
    const { id: departureId } = await makeDeparture(product.dataSource, tour.id);
    const { body } = await product.api.post('/order', { ...orderBody(tour.id, { people: 1 }), departureId });
    expect((await planOf(body.order.id))[0]).toBe(today());
    await product.api.put(`/order/${body.order.id}/status`, { status: 'REJECTED' }, { token: clerk });
    expect(await planOf(body.order.id)).toEqual([null, null]);
  });

  it('leave overdue orders to staff, newest first (rules/money 9)', async () => {
    const list = async () => (await product.api.get('/admin/overdue', { token: clerk })).body;
    const { total: before } = await list();
    const [today0, long, short] = [await dueOn(today()), await dueOn('2001-01-01'), await dueOn(addDays(today(), -1))];
    await pause(long.id, true);
    const { overdue, total } = await list();
    expect(total).toBe(before + 2);
    const ids = overdue.map(({ orderId }: { orderId: string }) => orderId);
    expect(ids).not.toContain(today0.id);
    expect(ids.at(-1)).toBe(long.id);
    expect(ids).toContain(short.id);
    expect(overdue.at(-1)).toMatchObject({
      number: long.number,
      names: 'Spec Visitor',
      phoneNumber: '+250 788 123 456',
      amount: 70,
      balance: 70,
      label: 'balance',
      dueDate: '2001-01-01',
      remindersPaused: true,
    });
    await book(long.id, { amount: 20 });
    expect((await list()).overdue.at(-1)).toMatchObject({ orderId: long.id, amount: 50, balance: 50 });
    await book(long.id, { amount: 50 });
    expect((await list()).total).toBe(before + 1);
  });

  it('are filters of the list of orders, and columns of its CSV file (rules/desk 12)', async () => {
    const [late, soon, paid] = [await dueOn('2002-02-02'), await dueOn(addDays(today(), 9)), await dueOn(today())];
    await book(paid.id, { amount: 70 });
    const list = async (filter: object) => {
      const query = { filter: { ...filter, id: [late.id, soon.id, paid.id] }, sort: ['nextDue', 'ASC'] };
      const { status, body } = await product.api.get('/admin/orders', { token: clerk, query });
      expect(status).toBe(200);
      return (body as { id: string }[]).map(({ id }) => id);
    };
    expect(await list({ nextDue_null: false })).toEqual([late.id, soon.id]);
    expect(await list({ nextDue_lte: addDays(today(), -1) })).toEqual([late.id]);
    expect(await list({ nextDue_null: true })).toEqual([paid.id]);
    const query = new URLSearchParams({ filter: JSON.stringify({ id: [late.id] }) });
    const { payload } = await product.app.inject({
      url: `/api/admin/orders?${query.toString()}`,
      headers: { token: clerk, accept: 'text/csv' },
    });
    const [headings, row] = payload
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const cell = (name: string) => row![headings!.findIndex((heading) => heading.replaceAll(/\W/g, '') === name)];
    expect(cell('paid')).toMatch(/^"?30"?$/);
    expect(cell('leftToPay')).toMatch(/^"?70"?$/);
    expect(cell('travelDate')).toContain(addDays(today(), 50));
  });

  it('do not delay other mails', async () => {
    const { id: sample } = await dueOn(addDays(today(), 1));
    const like = await stored(sample);
    const crowd = Array.from({ length: 200 }, (_, index) =>
      orders().create({
        ...like,
        id: undefined,
        clientKey: null,
        number: `crowd-${index}`,
        email: `crowd.${index}@example.org`,
        remindAt: new Date(Date.now() - HOUR_MS),
      }),
    );
    await orders().save(crowd, { chunk: 50 });
    const { id } = await order();
    const mails = () => product.dataSource.getRepository(Mail);
    const sent = await until(() =>
      mails().findOneBy({ orderId: id, template: 'order-received-client', status: 'sent' }),
    );
    const remindedBefore = { orderId: In(crowd.map((one) => one.id)), template: 'instalment-reminder' };
    expect(await mails().countBy({ ...remindedBefore, sentAt: LessThan(sent.sentAt!) })).toBeLessThan(200);
  });
});
