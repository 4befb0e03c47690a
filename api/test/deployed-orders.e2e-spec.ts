import { randomUUID } from 'node:crypto';
import { addDays, catDate, today } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { OrderReminders } from '../src/modules/ledger/reminders/order.reminders.js';
import { ReviewInvitations } from '../src/modules/reviews/review.invitations.js';
import { Clock } from './support/clock.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, tokenOf } from './support/factories.js';
import { OrderLinks } from './support/order-links.js';

const DAY_MS = 86_400_000;

/** The time of the order, in the formats of deployed clients: their date fields are hidden. */
const MOMENTS: Readonly<Record<string, (now: Date) => unknown>> = {
  'ISO in UTC': (now) => now.toISOString(),
  'ISO in another zone': (now) => new Date(now.getTime() + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30'),
  'a time of a page in Kigali': (now) => new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 16),
  'a day': (now) => catDate(now),
  'text of a browser': (now) => `${catDate(now).replaceAll('-', '/')} 23:59`,
  'nothing that can be read': () => 'Invalid date',
  nothing: () => '',
};

describe('Orders of deployed clients, three days later (rules/prices 10, rules/orders 8)', () => {
  let product: TestApp;
  let admin: string;
  let clock: Clock;

  beforeAll(async () => {
    product = await startApp();
    // The morning in Kigali, so that all formats of the current time are on the same day there.
    clock = new Clock();
    clock.move(Date.parse(`${addDays(today(), 1)}T07:00:00Z`) - Date.now());
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(async () => {
    await product.close();
    clock.putBack();
  });

  /** The exact body of a deployed client. */
  const sentBy = (id: string, moment: unknown, amount: unknown = 320) => ({
    names: 'Deployed Visitor',
    email: `deployed.${randomUUID()}@example.org`,
    phoneNumber: '+250788123456',
    address: 'KG 7 Avenue',
    location: 'Kigali',
    needDate: moment,
    deadline: moment,
    message: '',
    appUrl: 'https://www.example.org',
    itemType: 'tour',
    itemsArray: [{ id, itemNumber: 1 }],
    amount,
  });
  /** @param token as such a client sends it when nobody is logged in */
  const order = async (body: { readonly email: string }, isWrapped: boolean) => {
    const sent = isWrapped ? { order: body } : body;
    const answer = await product.api.post('/order', sent, { token: 'null' });
    expect(answer.status).toBe(201);
    const { id: key } = answer.body.order as { id: string };
    return { email: body.email, id: await new OrderLinks(product.app).idOf(key) };
  };
  /** Moves the clock after running work has ended; sessions expire meanwhile. */
  const later = async (days: number) => {
    await product.mails.to('nobody@example.org');
    clock.move(days * DAY_MS);
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  };
  const rowOf = async (id: string) => (await product.api.get(`/admin/orders/${id}`, { token: admin })).body;
  const onManifest = async (day: string) => {
    const { body } = await product.api.get('/admin/manifest', { token: admin, query: { day } });
    return [...body.starting, ...body.underWay, ...body.ending].map(
      ({ orderId, id }: Record<string, string>) => orderId ?? id,
    );
  };
  const looks = async () => {
    await product.app.get(OrderReminders).round();
    await product.app.get(ReviewInvitations).round();
  };

  it.each(
    Object.entries(MOMENTS).flatMap(([name, write]) =>
      [true, false].map((isWrapped) => [name, isWrapped, write] as const),
    ),
  )(
    'that send %s (wrapped: %j) have no travel day: nothing is due, no reminders, cancelling is free',
    async (_name, isWrapped, write) => {
      const tour = await makeTour(product.dataSource);
      const { id, email } = await order(sentBy(tour.id, write(new Date())), isWrapped);
      const ordered = today();
      const page = async () => (await product.api.get(`/order/${id}`)).body.oneorder;
      expect(await page()).toMatchObject({ travelDate: null, endDate: null, amount: 320.5, cancellation: [] });
      expect(await rowOf(id)).toMatchObject({
        travelDate: null,
        nextDue: null,
        warnings: [{ code: 'date-missing' }],
      });
      expect((await product.api.get(`/order/${id}/calendar`)).status).toBe(404);
      expect(await onManifest(ordered)).not.toContain(id);
      await later(3);
      await looks();
      const mails = await product.mails.to(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
      expect(mails[0]!.text).not.toContain('Travel date:');
      const { overdue } = (await product.api.get('/admin/overdue', { token: admin })).body;
      expect(overdue.map(({ orderId }: { orderId: string }) => orderId)).not.toContain(id);
      expect((await rowOf(id)).warnings).toEqual([expect.objectContaining({ code: 'date-missing' })]);
      expect((await page()).instalments).toMatchObject([{ label: 'full', dueDate: today() }]);
    },
  );

  it('are refunded whole when their client cancels, whatever was paid', async () => {
    const tour = await makeTour(product.dataSource);
    const { id, email } = await order(sentBy(tour.id, new Date().toISOString()), false);
    const entry = { kind: 'bank', direction: 'in', amount: 320.5 };
    expect((await product.api.post(`/admin/orders/${id}/ledger`, entry, { token: admin })).status).toBe(201);
    await later(3);
    await looks();
    const { body: cost } = await product.api.get(`/order/${id}/cancellation`);
    expect(cost).toMatchObject({ refund: 320.5, charge: 0, permits: 0 });
    const subjects = (await product.mails.to(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /Reminder|Welcome home/.test(subject!))).toEqual([]);
    expect((await product.api.post(`/order/${id}/cancel`, { refund: 320.5 })).status).toBe(200);
  });

  it('travel on the day of a later needDate, and are due and reminded like all others', async () => {
    const tour = await makeTour(product.dataSource);
    const day = addDays(today(), 40);
    const { id } = await order(sentBy(tour.id, `${day}T07:00`), false);
    expect(await rowOf(id)).toMatchObject({ travelDate: day, nextDue: today(), warnings: [] });
    expect((await product.api.get(`/order/${id}/calendar`)).status).toBe(200);
    expect(await onManifest(day)).toContain(id);
  });

  it('have a day, with due days and reminders, once staff have asked for one', async () => {
    const tour = await makeTour(product.dataSource);
    const { id } = await order(sentBy(tour.id, new Date().toISOString()), false);
    const travelDate = addDays(today(), 60);
    const changed = await product.api.put(`/admin/orders/${id}`, { revision: 1, travelDate }, { token: admin });
    expect(changed.status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ travelDate, nextDue: today(), warnings: [] });
  });

  it('accept the tour’s own price in a season, marked, and the season’s if they send that', async () => {
    const day = addDays(today(), 20);
    const seasons = [
      { name: 'High', from: today(), to: addDays(day, 5), price1: 150, price2: 250, price3: 0, price4: 0, price5: 0 },
    ];
    const tour = await makeTour(product.dataSource, { seasons });
    const codes = async (moment: string, amount: number) => {
      const { id } = await order(sentBy(tour.id, moment, amount), false);
      const { amount: kept, warnings } = await rowOf(id);
      return [kept, warnings.map(({ code }: { code: string }) => code)];
    };
    expect(await codes(`${day}T07:00`, 180)).toEqual([180, ['base-price']]);
    expect(await codes(`${day}T07:00`, 250)).toEqual([250, []]);
    expect(await codes(new Date().toISOString(), 180)).toEqual([180, ['date-missing', 'base-price']]);
    const wrong = await product.api.post('/order', sentBy(tour.id, `${day}T07:00`, 181));
    expect(wrong.body.Errors).toEqual(['Selected price : 181 is not allowed']);
  });

  it("are not among the dashboard's trips while they have no day", async () => {
    const figures = async () => (await product.api.get('/admin/dashboard', { token: admin })).body.work.departures;
    const before = await figures();
    const tour = await makeTour(product.dataSource);
    await order(sentBy(tour.id, new Date().toISOString()), true);
    expect(await figures()).toEqual(before);
    expect(await product.dataSource.getRepository(Order).countBy({ travelDate: today() })).toBe(0);
  });
});
