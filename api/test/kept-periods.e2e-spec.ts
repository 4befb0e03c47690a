import { randomUUID } from 'node:crypto';
import { addDays, parseCatTime, today } from '@imisozi/core/kigali-time';
import { DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';
import { periodsOf } from '@imisozi/core/privacy/periods-schema';
import { createBackgroundApp } from '../src/bootstrap.js';
import { KeepFilesAsBefore1763600622000 } from '../src/database/migrations/1763600622000-media-keep-days.js';
import { EdgePurge } from '../src/platform/edge-cache/edge-purge.entity.js';
import { EdgePurges } from '../src/platform/edge-cache/edge-purges.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { PeriodsInForce } from '../src/modules/personal-data/periods-in-force.js';
import { PersonalKeeping } from '../src/modules/personal-data/personal-keeping.js';
import { Setting } from '../src/modules/settings/setting.entity.js';
import { SiteDataService } from '../src/modules/site-data/site-data.service.js';
import { Traveller } from '../src/modules/travellers/traveller.entity.js';
import { TravellerErasing } from '../src/modules/travellers/traveller.erasing.js';
import { SCHEMA } from '../src/schema.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { asOn } from './support/moved-clock.js';
import { ALINE } from './support/travellers.js';

describe('The periods that admins set (rules/privacy 21)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());
  afterEach(() => save({ periods: null }));

  const save = (body: object, token = admin) => product.api.put('/admin/settings', body, { token });
  const read = async () =>
    (await product.api.get('/admin/settings', { token: admin })).body.periods as Record<string, number>;
  const rows = <Row extends object>(entity: new () => Row) => product.dataSource.getRepository(entity);

  it('are the defaults until an admin changes one, and each change is in the audit trail', async () => {
    expect(await read()).toEqual(DEFAULT_PERIODS);
    const { status, body } = await save({ periods: { mails: 3, waiting: '60' } });
    expect([status, body.periods]).toEqual([200, { ...DEFAULT_PERIODS, mails: 3, waiting: 60 }]);
    await save({ periods: { mails: null } });
    expect(await read()).toEqual({ ...DEFAULT_PERIODS, waiting: 60 });
    const trail = await rows(AuditEntry).find({ where: { resource: 'settings', label: 'periods' } });
    expect(JSON.stringify(trail.map(({ changes }) => changes))).toContain('"mails":3');
    const clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    expect((await save({ periods: { mails: 5 } }, clerk)).status).toBe(403);
  });

  it('are refused outside their bounds, each with its name, and nothing of such a change is kept', async () => {
    const { status, body } = await save({ periods: { accounts: 9, mails: 1.5, travellers: 400, waiting: 60 } });
    expect([status, body.Errors]).toEqual([
      400,
      [
        'Keeping: accounts must be a whole number from 10 to 30',
        'Keeping: travellers must be a whole number from 7 to 365',
        'Keeping: mails must be a whole number from 1 to 10',
      ],
    ]);
    expect(await read()).toEqual(DEFAULT_PERIODS);
    await save({ periods: { sessions: 1 } });
    expect(await read()).toEqual(DEFAULT_PERIODS);
  });

  it('count for the job of the night', async () => {
    const createdAt = parseCatTime(today())!;
    const made = rows(Notification).create({ kind: 'order', title: 'Keza', link: '/tour-bookings', createdAt });
    const { id } = await rows(Notification).save(made);
    const nightly = (days: number) => asOn(addDays(today(), days), () => product.app.get(PersonalKeeping).round());
    const isThere = () => rows(Notification).existsBy({ id });
    await save({ periods: { news: 120 } });
    await nightly(120);
    expect(await isThere()).toBe(true);
    await save({ periods: { news: 30 } });
    await nightly(30);
    expect(await isThere()).toBe(true);
    await nightly(31);
    expect(await isThere()).toBe(false);
  });

  it('move the last day of travellers whose trips were booked before', async () => {
    const travelDate = addDays(today(), 10);
    const tour = await makeTour(product.dataSource, { asksTravellers: true });
    const { body } = await product.api.post('/order', orderBody(tour.id, { travelDate, people: 1, amount: 100 }));
    const sent = await product.api.put(`/order/${body.order.id as string}/travellers`, { travellers: [ALINE] });
    expect(sent.status).toBe(200);
    const left = async (days: number) => {
      await asOn(addDays(travelDate, days), () => product.app.get(TravellerErasing).round());
      return rows(Traveller).count();
    };
    await save({ periods: { travellers: 60 } });
    expect(await left(60)).toBe(1);
    await save({ periods: { travellers: 7 } });
    expect(await left(7)).toBe(1);
    expect(await left(8)).toBe(0);
  });

  it('are what the pages of the site say', async () => {
    const data = product.app.get(SiteDataService);
    await save({ periods: { travellers: 14, files: 0 } });
    expect(await data.keptPeriods()).toMatchObject({ travellers: 14, files: 0, mails: 2 });
    expect((await data.officeRules()).periods.travellers).toBe(14);
  });

  it('begin with what the environment said of files before, so that an upgrade deletes nothing sooner', async () => {
    await rows(Setting).delete({ name: 'periods' });
    const runner = product.dataSource.createQueryRunner();
    process.env['MEDIA_KEEP_DAYS'] = '365';
    try {
      await new KeepFilesAsBefore1763600622000().up(runner);
    } finally {
      delete process.env['MEDIA_KEEP_DAYS'];
      await runner.release();
    }
    const { value } = await rows(Setting).findOneByOrFail({ name: 'periods' });
    expect(periodsOf(value)).toEqual({ ...DEFAULT_PERIODS, files: 365 });
  });

  it('apply in other web processes after these read the purge, and in a worker at once', async () => {
    const inForce = product.app.get(PeriodsInForce);
    await save({ periods: { mails: 3 } });
    expect((await inForce.get()).mails).toBe(3);
    await rows(Setting).update({ name: 'periods' }, { value: { mails: 4 } });
    await rows(EdgePurge).insert({ id: randomUUID(), createdAt: new Date(), tags: 'settings', isOnlyOutdated: false });
    await product.app.get(EdgePurges).read();
    expect((await inForce.get()).mails).toBe(4);
    const worker = await createBackgroundApp(product.env, await openDataSource(product.env, SCHEMA), 'worker');
    try {
      const there = worker.get(PeriodsInForce, { strict: false });
      expect((await there.get()).mails).toBe(4);
      await save({ periods: { mails: 5 } });
      expect((await there.get()).mails).toBe(5);
    } finally {
      await worker.close();
    }
  });
});
