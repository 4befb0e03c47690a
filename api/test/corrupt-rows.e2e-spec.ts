import { setTimeout as wait } from 'node:timers/promises';
import { today } from '@imisozi/core/kigali-time';
import { HoldExpiry } from '../src/modules/orders/hold.expiry.js';
import { OrderReminders } from '../src/modules/ledger/reminders/order.reminders.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination, makePublication } from './support/content.js';
import { makeDeparture, makeEvent, makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

const BROKEN_JSON = [
  '',
  'x',
  '{',
  '[',
  '["a"',
  'null',
  '1',
  'true',
  '"text"',
  '{}',
  '[null]',
  '[1]',
  '[[]]',
  '[{"a":1}]',
];
const BROKEN_DAYS = [
  '[{}]',
  '[{"day":null,"title":"a","body":"b"}]',
  '[{"day":1,"title":1,"body":"b"}]',
  '[{"day":1,"title":"a"}]',
];
const BROKEN_ADDRESSES = [
  ' ',
  'x',
  'http://[',
  'http://',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//host/a.png',
  '/media/../a',
  '\\',
];
const BROKEN_PICTURES = ['', ...BROKEN_ADDRESSES].map((address) => JSON.stringify([address]));
const BROKEN_TIMES = ['0000-00-00 00:00:00', 'x', ''];

type Content = 'tours' | 'destinations' | 'events' | 'publications';
const times = (table: Content, columns: string[]) =>
  columns.flatMap((column) => BROKEN_TIMES.map((value) => [table, column, value] as const));

/** Invalid values that another program may have written. */
const TABLE: (readonly [table: Content, column: string, value: string])[] = [
  ...BROKEN_JSON.map((value) => ['tours', 'tips', value] as const),
  ['tours', 'includes', '{'],
  ['tours', 'excludes', 'null'],
  ...[...BROKEN_JSON, ...BROKEN_DAYS].map((value) => ['tours', 'itinerary', value] as const),
  ...BROKEN_ADDRESSES.map((value) => ['tours', 'image', value] as const),
  ...times('tours', ['createdAt', 'updatedAt']),
  ...[...BROKEN_JSON, ...BROKEN_PICTURES].map((value) => ['destinations', 'images', value] as const),
  ...times('destinations', ['createdAt', 'updatedAt']),
  ...BROKEN_ADDRESSES.map((value) => ['events', 'image', value] as const),
  ...times('events', ['startDate', 'endDate', 'createdAt', 'updatedAt']),
  ...BROKEN_ADDRESSES.map((value) => ['publications', 'pubDocument', value] as const),
  ...times('publications', ['createdAt', 'updatedAt']),
];

const LISTS: Record<Content, { readonly calls: readonly string[]; readonly key: string }> = {
  tours: { calls: ['/tours', '/tours/five'], key: 'tours' },
  destinations: { calls: ['/news', '/news/five'], key: 'news' },
  events: { calls: ['/events'], key: 'data' },
  publications: { calls: ['/publications'], key: 'data' },
};

describe('A row that cannot be read (rules/operating 6: a list never fails for one row)', () => {
  let product: TestApp;
  let admin: string;
  const logged: string[] = [];
  const records = {} as Record<Content, { readonly whole: string; readonly broken: string; readonly slug: string }>;

  /** Writes values that the product never would: a server in a lenient mode accepts invalid dates. */
  async function write(table: string, column: string, id: string, value: string | Date): Promise<void> {
    const runner = product.dataSource.createQueryRunner();
    try {
      if (product.env.DATABASE_URL) await runner.query("SET SESSION sql_mode = ''");
      await runner.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, id]);
      if (product.env.DATABASE_URL) await runner.query('SET SESSION sql_mode = DEFAULT');
    } finally {
      await runner.release();
    }
  }
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

  beforeAll(async () => {
    const keep = (line: unknown) => void logged.push(String(line));
    product = await startApp({}, (app) => app.useLogger({ log: () => undefined, warn: () => undefined, error: keep }));
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    const { dataSource } = product;
    const make = { tours: makeTour, destinations: makeDestination, events: makeEvent, publications: makePublication };
    for (const table of Object.keys(make) as Content[]) {
      const [whole, broken] = [await make[table](dataSource), await make[table](dataSource)];
      records[table] = { whole: whole.id, broken: broken.id, slug: 'slug' in broken ? broken.slug : broken.id };
    }
  });
  afterAll(() => product.close());

  it.each(TABLE)(
    'with %s.%s = %j is left out of public lists, and staff get its readable columns',
    async (table, column, value) => {
      const { whole, broken, slug } = records[table];
      const { calls, key } = LISTS[table];
      const [before] = await product.dataSource.query<[{ was: string }]>(
        `SELECT ${column} AS was FROM ${table} WHERE id = '${broken}'`,
      );
      await write(table, column, broken, value);
      for (const call of calls) {
        const { status, body } = await product.api.get(call);
        expect([call, status]).toEqual([call, 200]);
        expect(idsOf(body[key])).toContain(whole);
        expect(idsOf(body[key])).not.toContain(broken);
        const staff = await product.api.get(call, { token: admin });
        expect([call, staff.status]).toEqual([call, 200]);
      }
      expect((await product.api.get(`${calls[0]}/${slug}`)).status).toBe(404);
      const list = await product.api.get(`/admin/${table}`, { token: admin });
      expect(list.status).toBe(200);
      expect(idsOf(list.body)).toEqual(expect.arrayContaining([whole, broken]));
      await write(table, column, broken, before.was);
      expect(idsOf((await product.api.get(calls[0]!)).body[key])).toContain(broken);
    },
  );

  it('is logged once, counted in the metrics, and reported to admins once', async () => {
    const about = () => logged.filter((line) => line.includes(records.tours.broken));
    expect(about()).toHaveLength(1);
    expect(about()[0]).toBe(`Row ${records.tours.broken} of tours cannot be read: tips`);
    const told = () => product.dataSource.getRepository(Notification).findBy({ kind: 'unreadable' });
    for (let tries = 0; (await told()).length < 4 && tries < 100; tries++) await wait(20);
    expect((await told()).map(({ link }) => link).sort()).toEqual(
      Object.entries(records)
        .map(([table, { broken }]) => `/account/${table}/${broken}/show`)
        .sort(),
    );
    expect((await product.api.get('/metrics', { token: admin })).body).toContain('\nunreadable_rows 4\n');
  });

  it('keeps its stored value until it is changed, and is whole again once an admin has written the field again', async () => {
    const { broken, slug } = records.tours;
    await write('tours', 'tips', broken, '{broken');
    const update = (fields: object) => product.api.put(`/tours/update/${slug}`, fields, { token: admin });
    expect((await update({ title: 'Another title' })).status).toBe(200);
    const stored = () => product.dataSource.query(`SELECT tips FROM tours WHERE id = '${broken}'`);
    expect(await stored()).toEqual([{ tips: '{broken' }]);
    expect((await update({ tips: ['A rain jacket'] })).status).toBe(200);
    expect((await product.api.get(`/tours/${slug}`)).body.tours.tips).toEqual(['A rain jacket']);
  });

  it('of the jobs goes to the dead letters, and the other jobs are run', async () => {
    const jobs = product.dataSource.getRepository(Job);
    const made: string[] = [];
    for (const payload of ['', '{', 'null', '7', '"x"', '[]', '{}', '{"mailId":7}']) {
      const job = await jobs.save(
        jobs.create({ queue: 'mail', name: 'send', payload: {}, status: 'DONE', runAt: new Date() }),
      );
      await write('jobs', 'payload', job.id, payload);
      await jobs.update({ id: job.id }, { status: 'WAITING' });
      made.push(job.id);
    }
    await product.api.post('/maillist/subscribe', { email: 'reader@example.org' });
    expect(await product.mails.to('reader@example.org')).toHaveLength(1);
    const dead = await product.api.get('/admin/dead-jobs', { token: admin });
    expect(idsOf(dead.body).sort()).toEqual(made.sort());
    for (const { lastError, attempts } of dead.body) {
      expect([lastError, attempts]).toEqual(["The job's payload cannot be read", 1]);
    }
  });

  describe('of an order or a departure with an invalid day', () => {
    const BROKEN = ['garbage', '', 'zzzz-99-99', '2038-02-30', '0'];

    it.each(BROKEN)('%j counts as no day, on every page, list, document and job', async (value) => {
      const { api, dataSource } = product;
      const tour = await makeTour(dataSource);
      const departure = await makeDeparture(dataSource, tour.id);
      const code = await makePromoCode(dataSource, { percent: 10, bookTo: '2038-01-01' });
      const wish = { departureId: departure.id, travelDate: undefined, needDate: undefined, travellers: { adult: 1 } };
      const { status, body } = await api.post('/order', orderBody(tour.id, wish));
      expect([status, body.Errors]).toEqual([201, undefined]);
      const { id } = body.order;
      const money = { kind: 'cash', direction: 'in', amount: 20, receivedAt: today() };
      await api.post(`/admin/orders/${id}/ledger`, money, { token: admin });
      const note = await api.post(
        `/admin/orders/${id}/notes`,
        { text: 'Call', dueDate: '2038-01-01' },
        { token: admin },
      );
      expect(note.status).toBe(201);
      for (const column of ['travelDate', 'endDate', 'nextDue']) await write('orders', column, id, value);
      await write(
        'orders',
        'instalments',
        id,
        JSON.stringify([{ label: 'full', dueDate: value || 'x', amount: 10_000 }]),
      );
      await write('order_notes', 'dueDate', note.body.note?.id ?? note.body.id ?? '', value);
      for (const column of ['startDate', 'endDate']) await write('departures', column, departure.id, value);
      await write('promo_codes', 'bookTo', code.id, value);
      const day = { query: { day: '2038-01-02' }, token: admin };
      const answers = [
        ...['', '/cancellation', '/travellers', '/proforma', '/calendar'].map((path) => api.get(`/order/${id}${path}`)),
        ...['', '/ledger', '/timeline', '/notes'].map((path) =>
          api.get(`/admin/orders/${id}${path}`, { token: admin }),
        ),
        ...['orders', 'departures', 'promo-codes', 'overdue', 'refunds', 'dashboard', 'dashboard/orders'].map((list) =>
          api.get(`/admin/${list}`, { token: admin }),
        ),
        api.get('/admin/orders', { token: admin, headers: { accept: 'text/csv' } }),
        api.get(`/admin/departures/${departure.id}`, { token: admin }),
        api.get('/admin/manifest', day),
        api.get('/admin/calendar', { query: { from: '2038-01-01', to: '2038-01-31' }, token: admin }),
        api.get('/admin/calendar', { query: { from: '1970-01-01', to: '1970-01-31' }, token: admin }),
        api.get(`/tours/${tour.slug}/departures`),
        api.get(`/tours/${tour.slug}`),
        api.post('/price', { tour: tour.slug, departureId: departure.id, people: 1 }),
        api.post('/price', { tour: tour.slug, people: 1, promoCode: code.code }),
        api.post(`/admin/orders/${id}/preview`, { revision: 1, location: 'Huye' }, { token: admin }),
        api.put(`/admin/orders/${id}`, { revision: 1, location: 'Huye' }, { token: admin }),
        api.put(`/order/${id}/status`, { status: 'CANCELLED' }, { token: admin }),
      ];
      const codes = (await Promise.all(answers)).map((answer, index) => [index, answer.status]);
      expect(codes.filter(([, code]) => code! >= 500)).toEqual([]);
      const { body: row } = await api.get(`/admin/orders/${id}`, { token: admin });
      // The order still has its `needDate`.
      expect(row).toMatchObject({ travelDate: '2038-01-02', endDate: null, nextDue: null });
      expect((await api.get(`/tours/${tour.slug}/departures`)).body.departures).toEqual([]);
      await product.app.get(HoldExpiry).round();
      await product.app.get(OrderReminders).round();
      await product.mails.settled();
    });
  });

  it('of the outbox or the audit trail breaks no list either', async () => {
    const mail = (await product.dataSource.getRepository(Mail).find())[0]!;
    await write('mails', 'data', mail.id, 'x');
    await write('mails', 'createdAt', mail.id, '0000-00-00 00:00:00');
    const [entry] = (await product.api.get('/admin/audit', { token: admin })).body;
    await write('audit_entries', 'changes', entry.id, '[]');
    for (const list of ['outbox', 'audit']) {
      expect((await product.api.get(`/admin/${list}`, { token: admin })).status).toBe(200);
    }
  });
});
