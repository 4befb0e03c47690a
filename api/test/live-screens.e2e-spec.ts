// Holds rules/dashboard 7.
import { readFile } from 'node:fs/promises';
import { addDays, today } from '@imisozi/core/kigali-time';
import { affectedBy } from '@imisozi/core/live';
import { REPORT_NAMES } from '@imisozi/core/reports';
import { RESOURCES_OF_TABLE } from '../src/modules/live/live.tables.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';
import { sqlOf } from './support/queries.js';

/** The file that declares the dashboard's screens. */
const APP = new URL('../../admin/src/App.tsx', import.meta.url);

/**
 * The paths below `/api/admin` that a screen reads, if not the list with its name; `:order` and `:departure` are
 * replaced.
 */
const READ: Readonly<Record<string, readonly string[]>> = {
  'tour-bookings': ['orders', 'orders/:order', 'orders/:order/ledger', 'orders/:order/timeline', 'orders/:order/notes'],
  'money-due': ['overdue'],
  'events/participant': ['participants'],
  departures: ['departures', 'departures/:departure', 'departures/:departure/waiting'],
  calendar: ['calendar?from=:day&to=:day'],
  queues: ['queues', 'dead-jobs'],
  reports: [...REPORT_NAMES.map((name) => `reports/${name}`), 'months'],
  dashboard: ['dashboard', 'tasks'],
};

/** The first part of its query keys, if it is not its name. */
const KEYS: Readonly<Record<string, string>> = { 'money-due': 'tour-bookings' };

/** The manifest and permits are read only on request (rules/privacy 2); previews of mails use samples; guides and travel agents hear nothing. */
const NOT_LIVE = ['manifest', 'permits', 'mail-previews', 'own-page', 'own-bookings'];

describe('What the screens of the dashboard show', () => {
  let product: TestApp;
  let token: string;
  let filled: Readonly<Record<string, string>>;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
    const tour = await makeTour(product.dataSource);
    const departure = await makeDeparture(product.dataSource, tour.id);
    await product.api.post('/order', orderBody(tour.id));
    const order = (await product.api.get('/admin/orders', { token })).body[0] as { id: string };
    filled = { order: order.id, departure: departure.id, day: addDays(today(), 1) };
  });
  afterAll(() => product.close());

  const sqlOfCall = async (path: string) => {
    const statements = await sqlOf(product.dataSource, async () => {
      const { status } = await product.api.get(`/admin/${path}`, { token });
      expect({ path, status }).toEqual({ path, status: 200 });
    });
    return statements;
  };

  it('is refreshed by changes of every table that they read', async () => {
    const screens = [...(await readFile(APP, 'utf8')).matchAll(/<Resource name="([^"]+)"/g)].map(([, name]) => name!);
    expect(screens.length).toBeGreaterThan(20);
    // The queries that find the caller, before anything is read.
    const guard = new Set(await sqlOfCall('notifications/unread'));
    const stale: string[] = [];
    for (const screen of ['dashboard', ...screens].filter((name) => !NOT_LIVE.includes(name))) {
      const key = KEYS[screen] ?? screen;
      for (const path of READ[screen] ?? [screen]) {
        const asked = path.replaceAll(/:(\w+)/g, (_, name: string) => filled[name]!);
        const statements = (await sqlOfCall(asked)).filter((sql) => !guard.has(sql));
        const tables = statements.flatMap((sql) =>
          [...sql.matchAll(/(?:FROM|JOIN) [`"]?(\w+)/g)].map(([, table]) => table!),
        );
        for (const table of new Set(tables)) {
          const resources = RESOURCES_OF_TABLE[table] ?? [];
          const isHeard = resources.some((resource) => affectedBy(resource).some(([first]) => first === key));
          if (resources.length > 0 && !isHeard) stale.push(`${screen} reads ${table} (${path})`);
        }
      }
    }
    expect(stale).toEqual([]);
  });
});
