// The response times of the dashboard's lists, searches and figures at a million orders, compared with a thousand.
// Takes about three minutes, most of them to create the orders.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';
import { makeOrders } from './support/many-orders.mjs';
import { startFilled } from './support/filled-product.mjs';
import { inTurn, report } from './support/report.mjs';

const FEW = 1_000;
const MANY = 1_000_000;
const CALLS = 21;
const MAX = 3;

/** The filter of the dashboard's list of bookings. */
const TOURS = { itemType: 'tour' };
const SORTS = [
  'createdAt',
  'names',
  'itemTitle',
  'address',
  'status',
  'phoneNumber',
  'email',
  'amount',
  'number',
  'needDate',
  'paidAt',
];
const ACTIVE = ['PENDING', 'APPROVED', 'PAID'];

const LISTS = [
  ...SORTS.flatMap((column) =>
    ['ASC', 'DESC'].map((order) => [`bookings by ${column}, ${order}`, { filter: TOURS, sort: [column, order] }]),
  ),
  ['all orders', {}],
  ['page 400', { filter: TOURS, range: [9_975, 9_999] }],
  ['of one status', { filter: { ...TOURS, status: 'PAID' } }],
  ['of one status, by name', { filter: { ...TOURS, status: 'PAID' }, sort: ['names', 'ASC'] }],
  ['orders of one status', { filter: { status: 'PENDING' } }],
  ['of the last 30 days', { filter: { ...TOURS, createdAt_gte: day(30) } }],
  ['of one day', { filter: { ...TOURS, createdAt_gte: day(7), createdAt_lte: day(7) } }],
  ['of a week, by name', { filter: { ...TOURS, createdAt_gte: day(7) }, sort: ['names', 'ASC'] }],
  ['that travel this week', { filter: { ...TOURS, status: ACTIVE, needDate_gte: day(0), needDate_lte: day(-6) } }],
  ['of much money', { filter: { ...TOURS, amount_gte: 4_000 } }],
  ['of one client', { filter: { email: 'visitor77@example.org' } }],
  ['of one tour', { filter: { itemId: '7'.padStart(36, '0') } }],
  ['paid in ten days', { filter: { paidAt_gte: day(30), paidAt_lte: day(20) }, sort: ['paidAt', 'ASC'] }],
  ...[
    ['an address of mail', 'visitor77@example.org'],
    ['a number', '2026-0000077'],
    ['a telephone number', '0780 000 077'],
    ['a rare name', 'family77'],
    ['a name that many have', 'name17'],
    ['half a word', 'gori'],
    ['a word of every order', 'gorillas'],
    ['two words', 'gorillas name17'],
    ['two words of every order', 'valley avenue'],
    ['what nobody has', 'nobody.at.all'],
  ].map(([what, q]) => [`search for ${what}`, { filter: { ...TOURS, q } }]),
  ['search among one status', { filter: { ...TOURS, status: 'PAID', q: 'name17' } }],
  ['search by mail address', { filter: { ...TOURS, q: 'gorillas' }, sort: ['email', 'ASC'] }],
  ['30th page of a search', { filter: { ...TOURS, q: 'gorillas' }, range: [725, 749] }],
];

const servers = await startPrivateServers();
const folder = mkdtempSync(join(tmpdir(), 'lists-'));
try {
  const few = await startFilled(servers, folder, 'few', (connection) => makeOrders(connection, FEW));
  const many = await startFilled(servers, folder, 'many', (connection) => makeOrders(connection, MANY));
  try {
    const rows = [];
    for (const [what, query] of LISTS) rows.push(await compare(what, pathOf(query)));
    const middle = await Promise.all([middleRow(few, FEW), middleRow(many, MANY)]);
    rows.push(await compare('next page in the middle', ...middle.map(({ place, id }) => beside(place, 'after', id))));
    rows.push(await compare('page before the middle', ...middle.map(({ place, id }) => beside(place, 'before', id))));
    rows.push(await compare('first screen', 'dashboard'));
    for (const row of rows.toSorted((one, other) => other.ours / other.theirs - one.ours / one.theirs)) {
      report({ ...row, unit: 'ms', atMost: MAX });
    }
    // Without a limit: these add up all orders of a period, so their time grows with the number of orders.
    report({ ...(await compare('revenue of 30 days', 'dashboard/orders')), unit: 'ms' });
    report({ ...(await compare('revenue of a year', `dashboard/orders?from=${day(364)}&by=week`)), unit: 'ms' });

    /** Calls a path below /api/admin on both databases; `manyPath` is given where the path depends on the database. */
    async function compare(what, fewPath, manyPath = fewPath) {
      const figures = await inTurn(
        CALLS,
        () => many.time(manyPath),
        () => few.time(fewPath),
      );
      return { what, ...figures };
    }
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}

function pathOf(query) {
  const values = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `orders?${new URLSearchParams(values)}`;
}

/** The row in the middle of the list, newest first. */
async function middleRow({ connection }, count) {
  const place = count / 2;
  const [[{ id }]] = await connection.query('SELECT id FROM orders ORDER BY createdAt DESC, id DESC LIMIT 1 OFFSET ?', [
    place - 1,
  ]);
  return { place, id };
}

function beside(place, side, id) {
  const first = side === 'after' ? place : place - 26;
  return `${pathOf({ filter: TOURS, range: [first, first + 24] })}&${side}=${id}`;
}

function day(ago) {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}
