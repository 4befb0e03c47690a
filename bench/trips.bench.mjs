// The response times of the office's most frequent calls with 5,000 departures, 100,000 bookings and 300,000 ledger
// entries, compared with a hundredth of them: past records must not slow them down.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';
import { startFilled } from './support/filled-product.mjs';
import { makeOrders } from './support/many-orders.mjs';
import { makeTrips } from './support/many-trips.mjs';
import { inTurn, report } from './support/report.mjs';

const COMING = 900;
const FEW = { orders: 1_000, coming: COMING, departures: 60, entries: 3_000 };
const MANY = { orders: 100_000, coming: COMING, departures: 5_000, entries: 300_000 };
const CALLS = 21;
const MAX_MS = 100;
/** The largest ratio of the two times. It allows for noise in calls of a few milliseconds, and for deeper indexes. */
const MAX = 2;

const servers = await startPrivateServers();
const folder = mkdtempSync(join(tmpdir(), 'trips-'));
try {
  const few = await startFilled(servers, folder, 'few', (connection) => fill(connection, FEW));
  const many = await startFilled(servers, folder, 'many', (connection) => fill(connection, MANY));
  try {
    for (const [what, path] of await calls(many)) {
      const figures = await inTurn(
        CALLS,
        () => many.time(path),
        () => few.time(path),
      );
      report({ what, unit: 'ms', ...figures, atMost: MAX });
      report({ what: `${what}, alone`, unit: 'ms', ours: figures.ours, atMost: MAX_MS });
    }
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(connection, size) {
  await makeOrders(connection, size.orders);
  await makeTrips(connection, size);
}

/** The calls, with ids that exist in both databases. */
async function calls({ connection }) {
  const [[order]] = await connection.query(`SELECT id FROM orders WHERE id LIKE '%-00000000004d'`);
  const today = day(0);
  const list = (query) =>
    new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return [
    ['manifest of a day', `manifest?day=${today}`],
    [
      'bookings by travel date',
      `orders?${list({ filter: { itemType: 'tour', travelDate_gte: today }, sort: ['travelDate', 'ASC'] })}`,
    ],
    [
      'bookings of the next week',
      `orders?${list({ filter: { itemType: 'tour', travelDate_gte: today, travelDate_lte: day(7) }, sort: ['travelDate', 'ASC'] })}`,
    ],
    [
      'departures of the next weeks',
      `departures?${list({ filter: { from: today, to: day(41) }, sort: ['startDate', 'ASC'] })}`,
    ],
    ['ledger of an order', `orders/${order.id}/ledger`],
    ['refunds due', 'refunds'],
    ['what is overdue', 'overdue'],
    ['calendar of six weeks', `calendar?from=${today}&to=${day(41)}`],
    ['calendar of this week', `calendar?from=${today}&to=${day(6)}`],
    ['timeline of a booking', `orders/${order.id}/timeline`],
  ];
}

function day(ahead) {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
}
