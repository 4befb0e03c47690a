import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { ContactMessage } from '../src/modules/contact/contact-message.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeComment, makeDestination, makeLodge, makePublication } from './support/content.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { airTicketBody, contactBody, participantBody } from './support/forms.js';

const LISTS = [
  'air-ticket-inquiries',
  'audit',
  'comments',
  'contact-messages',
  'destinations',
  'events',
  'lodges',
  'orders',
  'outbox',
  'participants',
  'payments',
  'publications',
  'subscribers',
  'tours',
  'users',
];

/** A little more than three batches. */
const MANY = 3_100;

describe('The lists of the dashboard as files', () => {
  let product: TestApp;
  let token: string;
  const subscribers = () => product.dataSource.getRepository(Subscriber);

  const file = (resource: string, query: Record<string, unknown> = {}) =>
    product.api.get(`/admin/${resource}`, { token, query, headers: { accept: 'text/csv' } });
  const rowsOf = (text: unknown) => parse<Record<string, string>>(text as string, { columns: true, bom: true });

  beforeAll(async () => {
    product = await startApp({ CORS_ORIGINS: 'https://client.example' });
    const { dataSource, api } = product;
    token = await tokenOf(dataSource, api, 'admin');
    const tour = await makeTour(dataSource);
    const event = await makeEvent(dataSource, { startDate: new Date('2038-03-01T22:30:00Z') });
    await makeLodge(dataSource);
    await makeComment(dataSource, { destinationId: (await makeDestination(dataSource)).id });
    await makePublication(dataSource);
    const { body } = await api.post(
      '/contact',
      contactBody({ names: '=1+1', subject: '@SUM(A1)', message: 'a "b",\nÉ' }),
    );
    await api.post('/airticket', airTicketBody());
    await api.post('/order', orderBody(tour.id));
    await api.post('/participant/create', participantBody(event.title));
    await api.post('/v1/payments/session', { amount: 10 });
    await api.put(`/admin/contact-messages/${body.data.id}`, { isHandled: true }, { token });
    await product.mails.settled();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    for (let first = 0; first < MANY; first += 500) {
      const rows = Array.from({ length: Math.min(500, MANY - first) }, (_, index) => ({
        id: randomUUID(),
        // All created at the same time: only the id tells where a batch ended.
        createdAt,
        email: `reader${first + index}@many.example`,
      }));
      await subscribers().insert(rows);
    }
  });
  afterAll(() => product.close());

  it.each(LISTS)('contain every column of %s, and the rows of the page (rules/api 8)', async (resource) => {
    const { status, headers, body } = await file(resource, { range: [0, 0] });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="${resource}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
    );
    const rows = rowsOf(body);
    const page = await product.api.get(`/admin/${resource}`, { token, query: { range: [0, 999] } });
    expect(page.headers['content-range']).toMatch(new RegExp(`/${rows.length}$`));
    expect(page.headers['vary']!.split(', ')).toEqual(expect.arrayContaining(['Origin', 'Accept']));
    expect(rows.slice(0, 1_000).map(({ id }) => id)).toEqual(page.body.map(({ id }: { id: string }) => id));
    const known = Object.keys(page.body[0]);
    for (const header of Object.keys(rows[0]!)) {
      expect(known).toContain(header.replace(/ \(CAT\)$/, '').split('.')[0]);
      expect(rows[0]![header]).not.toMatch(/\d{4}-\d\d-\d\dT/);
    }
  });

  it.each([
    { sort: ['createdAt', 'DESC'] },
    { sort: ['createdAt', 'ASC'] },
    { sort: ['email', 'ASC'] },
    { sort: ['id', 'DESC'] },
  ])('contain every row once, in the order of the page: %j', async (query) => {
    const found = rowsOf((await file('subscribers', { ...query, filter: { q: '@many.example' } })).body);
    const pages: string[] = [];
    for (let first = 0; first < MANY; first += 1_000) {
      const page = await product.api.get('/admin/subscribers', {
        token,
        query: { ...query, filter: { q: '@many.example' }, range: [first, first + 999] },
      });
      pages.push(...page.body.map(({ id }: Subscriber) => id));
    }
    expect(new Set(pages).size).toBe(MANY);
    expect(found.map(({ id }) => id)).toEqual(pages);
  });

  it('leave no row out if the sorted column is empty in many', async () => {
    const payments = product.dataSource.getRepository(Payment);
    const open = { provider: 'sandbox', amount: 1, currency: 'USD', status: 'OPEN' } as const;
    const times = Array.from({ length: 2_200 }, (_, index) =>
      index % 3 ? null : new Date(1_700_000_000_000 + (index % 9)),
    );
    for (let first = 0; first < times.length; first += 200) {
      const now = new Date();
      await payments.insert(
        times.slice(first, first + 200).map((settledAt) => ({
          ...open,
          id: randomUUID(),
          createdAt: now,
          updatedAt: now,
          reference: randomUUID(),
          settledAt,
        })),
      );
    }
    for (const order of ['ASC', 'DESC']) {
      const rows = rowsOf((await file('payments', { sort: ['settledAt', order] })).body);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(await payments.count());
      const settled = rows.map((row) => row['settledAt (CAT)']!);
      expect(settled).toEqual(order === 'ASC' ? settled.toSorted() : settled.toSorted().reverse());
    }
  });

  it('neutralise formulas, quote where needed, and give times in CAT (rules/api 8)', async () => {
    const { body } = await file('contact-messages');
    expect(body).toContain('"a ""b"",\nÉ"');
    expect(rowsOf(body)[0]).toMatchObject({
      names: "'=1+1",
      subject: "'@SUM(A1)",
      phone: "'+250 788 123 456",
      isHandled: 'true',
    });
    // Records of older versions may contain a line break that is refused now: it must not start a new row.
    const names = 'Spec\n=HYPERLINK("https://evil.example","x"),\t@2';
    await product.dataSource.getRepository(ContactMessage).update({ isHandled: true }, { names });
    const lines = ((await file('contact-messages')).body as string).split(/\r\n/).filter(Boolean);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^\uFEFF?("(""|[^"])*"|true)(,("(""|[^"])*"|true))*$/);
    expect(rowsOf(lines.join('\r\n'))[0]).toMatchObject({ names });
    const [event] = rowsOf((await file('events')).body);
    expect(event!['startDate (CAT)']).toBe('2038-03-02 00:30:00');
  });

  it('are refused like the page, by filter, sort and role', async () => {
    expect(await file('orders', { filter: { status: 'LOST' } })).toMatchObject({
      status: 400,
      body: { statusCode: 400 },
    });
    expect(await file('orders', { sort: ['message', 'ASC'] })).toMatchObject({ status: 400 });
    const user = await tokenOf(product.dataSource, product.api, 'user');
    const asUser = { token: user, headers: { accept: 'text/csv' } };
    expect((await product.api.get('/admin/outbox', asUser)).status).toBe(403);
    expect((await product.api.get('/admin/orders', asUser)).status).toBe(200);
    const empty = await file('orders', { filter: { status: 'REFUNDED' } });
    expect(empty.body).toMatch(/^\uFEFF?"id","number","client\.names",/);
    expect(rowsOf(empty.body)).toEqual([]);
  });
});
