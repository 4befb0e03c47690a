// How long the dashboard's lists and figures take. Fill the database first: npm run seed -- --scale 1000
// Uses DATABASE_URL or DATA_DIR as the product does, and the demonstration admin.
import { startProduct } from './support/product.mjs';

const LIMIT_MS = 100;
const RUNS = 7;

const LISTS = {
  orders: {
    searches: ['visitor 4242', 'gorilla', 'nobody.at.all'],
    filters: [
      { status: 'PENDING' },
      { amount_gte: 3000 },
      { createdAt_gte: daysAgo(30) },
      { itemType: 'tour', status: 'PAID' },
      { itemType: 'tour', q: 'gorilla' },
      { itemType: 'tour', status: 'PAID', q: 'visitor' },
      { itemType: 'event', q: 'visitor' },
      { createdAt_gte: daysAgo(7), q: 'visitor' },
      {
        itemType: 'tour',
        status: ['PENDING', 'APPROVED', 'PAID'],
        needDate_gte: daysAgo(0),
        needDate_lte: daysAgo(-6),
      },
    ],
    sorts: [
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
    ],
  },
  subscribers: { searches: ['reader42'], filters: [{ createdAt_lte: daysAgo(300) }], sorts: ['createdAt', 'email'] },
  comments: {
    searches: ['counted'],
    filters: [{ isActive: false }],
    sorts: ['createdAt', 'names', 'email', 'isActive'],
  },
  tours: { searches: ['gorilla'], filters: [{ isPublished: true }], sorts: ['createdAt', 'title', 'price1'] },
  destinations: { searches: ['lake'], filters: [{ isPublished: true }], sorts: ['createdAt', 'title'] },
  events: { searches: ['kigali'], filters: [{ isApproved: true }], sorts: ['createdAt', 'startDate'] },
  publications: { searches: ['guide'], filters: [{ status: true }], sorts: ['createdAt', 'title'] },
  participants: { searches: ['spec'], filters: [{ country: 'Rwanda' }], sorts: ['createdAt', 'familyName'] },
  payments: { searches: ['17'], filters: [{ status: 'REVIEW' }, { hasOrder: false }], sorts: ['createdAt', 'amount'] },
  users: { searches: ['demo'], filters: [{ isActive: true }], sorts: ['createdAt', 'email'] },
  'contact-messages': { searches: ['trip'], filters: [{ isHandled: false }], sorts: ['createdAt', 'names'] },
  'air-ticket-inquiries': { searches: ['nairobi'], filters: [{ isHandled: false }], sorts: ['createdAt', 'fullName'] },
  outbox: { searches: ['visitor'], filters: [{ status: ['failed', 'dead'] }], sorts: ['createdAt', 'recipient'] },
  audit: { searches: ['update'], filters: [{ resource: 'tours' }], sorts: ['createdAt', 'userEmail'] },
};

const FIGURES = [
  'dashboard',
  'dashboard/orders',
  `dashboard/orders?from=${daysAgo(364)}&by=week`,
  `dashboard/orders?from=${daysAgo(1000)}&by=month`,
];

const product = await startProduct(process.env);
let slow = 0;
try {
  const headers = { token: await product.login() };
  console.log(`${'median ms'.padStart(9)} ${'worst'.padStart(7)}  call`);
  for (const [resource, { searches, filters, sorts }] of Object.entries(LISTS)) {
    const total = Number((await get(headers, `${resource}?range=[0,0]`)).split('/')[1]);
    const last = Math.max(total - 25, 0);
    const calls = [
      ...sorts.flatMap((column) => ['ASC', 'DESC'].map((order) => ({ sort: [column, order] }))),
      { range: [last, last + 24] },
      { range: [Math.floor(last / 2), Math.floor(last / 2) + 24], sort: [sorts[1], 'ASC'] },
      ...filters.map((filter) => ({ filter })),
      { filter: { ...filters.at(-1), q: searches[0] }, sort: [sorts[1], 'ASC'] },
      ...searches.map((q) => ({ filter: { q } })),
    ];
    for (const call of calls) {
      const query = new URLSearchParams(Object.entries(call).map(([name, value]) => [name, JSON.stringify(value)]));
      await measure(headers, `${resource}?${query}`, `${resource} of ${total}: ${JSON.stringify(call)}`);
    }
  }
  for (const path of FIGURES) await measure(headers, path, path);
} finally {
  await product.stop();
}
console.log(slow ? `${slow} calls took more than ${LIMIT_MS} ms.` : `Every call took less than ${LIMIT_MS} ms.`);
process.exitCode = slow ? 1 : 0;

async function measure(headers, path, name) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now();
    await get(headers, path);
    times.push(performance.now() - begin);
  }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(RUNS / 2)];
  if (median > LIMIT_MS) slow += 1;
  console.log(
    `${median.toFixed(1).padStart(9)} ${times.at(-1).toFixed(1).padStart(7)}  ${name}${median > LIMIT_MS ? '  SLOW' : ''}`,
  );
}

async function get(headers, path) {
  const answer = await fetch(`${product.base}/api/admin/${path}`, { headers });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return answer.headers.get('content-range') ?? '';
}

function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
