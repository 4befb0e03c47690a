import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { airTicketBody, commentBody, contactBody, participantBody } from '@imisozi/api/test/forms';
import { anyTour, mailsTo, officeOrder, order, orderOf, post } from './support/booking.js';
import { bookSeats, datedTour, departureOn } from './support/departures.js';
import { expect, test } from './support/home.js';
import { endProcess, untilReady } from './support/product.js';
import { adminToken, send } from './support/staff.js';

/** The folder with the build of the last release. */
const RELEASE = process.env.PREVIOUS_RELEASE;
const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

interface Kept {
  readonly id: string;
}

/** Makes a day's writes of visitors and staff, with the interfaces of the last release. @returns the new records */
async function writeADay(url: string) {
  const admin = await adminToken(url);
  const call = <T = unknown>(method: string, path: string, body?: object) => send<T>(url, method, path, admin, body);
  const visitor = async (path: string, body: object) => {
    const { status, body: answer } = await post(url, path, body);
    expect(status, `${path} ${JSON.stringify(answer)}`).toBeLessThan(300);
  };
  const email = `rolled.back.${randomUUID().slice(0, 8)}@example.org`;

  const plain = await order(url, email);
  await call('PUT', `/api/order/${plain.id}/status`, { status: 'APPROVED' });
  const { entry } = await call<{ entry: Kept }>('POST', `/api/admin/orders/${plain.id}/ledger`, {
    kind: 'cash',
    direction: 'in',
    amount: 20,
  });
  await call('POST', `/api/admin/ledger/${entry.id}/void`, { reason: 'Booked twice' });
  await call('POST', `/api/admin/orders/${plain.id}/notes`, { text: 'Asked for a window seat' });
  const read = await call<{ revision: number }>('GET', `/api/admin/orders/${plain.id}`);
  await call('PUT', `/api/admin/orders/${plain.id}`, { revision: read.revision, names: 'Rolled Back' });

  const desk = await call<{ order: Kept }>('POST', '/api/admin/orders', {
    ...orderOf(await anyTour(url), email),
    source: 'phone',
  });
  await call('POST', `/api/admin/orders/${desk.order.id}/cancel`, { refund: 0, reason: 'Ill' });

  const tour = await datedTour(url, admin);
  const departureId = await departureOn(url, admin, tour, '2038-04-02', 8);
  const booked = await bookSeats(url, tour, departureId, 'Rolled Back');
  await call('PUT', `/api/admin/departures/${departureId}`, { capacity: 2 });
  await visitor(`/api/departures/${departureId}/waiting`, {
    names: 'Rolled Back',
    email,
    phoneNumber: '+250788123456',
    people: 2,
  });
  await call('POST', `/api/admin/departures/${departureId}/cancel`, {
    reason: 'Floods',
    orders: [{ id: booked.id, do: 'tell' }],
  });
  await call('PUT', `/api/tours/update/${tour.slug}`, { toursBody: '<p>Changed.</p>' });
  await call('POST', '/api/admin/promo-codes', { code: `R${randomUUID().slice(0, 8)}`, percent: 10 });
  await call('PUT', '/api/admin/settings', { terms: { depositPercent: 30 } });

  await visitor('/api/comments/create', commentBody('lake-kivu'));
  const [comment] = await call<Kept[]>('GET', '/api/admin/comments?sort=["createdAt","DESC"]');
  await call('PUT', `/api/comments/change/${comment!.id}`, { status: true });
  await visitor('/api/contact', contactBody({ email }));
  await visitor('/api/airticket', airTicketBody({ email }));
  await visitor('/api/participant/create', participantBody(await anEvent(url), { email }));
  await visitor('/api/maillist/subscribe', { email });
  await visitor('/api/v1/payments/session', { amount: 10 });
  return { email, orders: [plain.id, desk.order.id, booked.id] };
}

async function anEvent(url: string): Promise<string> {
  const { data } = await send<{ data: { title: string; startDate: string }[] }>(url, 'GET', '/api/events', '');
  return data.find(({ startDate }) => Date.parse(startDate) > Date.now())!.title;
}

test('the last release serves and writes on the newest schema, and the newest reads it (rules/operating 7) @both', async ({
  home,
}) => {
  test.skip(!RELEASE, 'PREVIOUS_RELEASE names no folder in which the last release was built');
  expect(existsSync(join(RELEASE!, 'api/dist/main.js')), `${RELEASE} holds no built release`).toBe(true);
  test.setTimeout(300_000);
  const newest = home.start('main');
  await untilReady(home.url, newest);
  const before = await officeOrder(home.url, 'newest@example.org');
  await endProcess(newest, 'SIGTERM');

  let said = '';
  const processes = [home.start('main', {}, RELEASE), ...(onServers ? [home.start('worker', {}, RELEASE)] : [])];
  for (const { stdout, stderr } of processes) {
    for (const stream of [stdout, stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()));
  }
  await untilReady(home.url, processes[0]!);
  const { email, orders } = await writeADay(home.url);
  // At least the mails of both orders, of their later states, of the contact and of the mailing list.
  expect((await mailsTo(home.folder, email, 5)).length).toBeGreaterThanOrEqual(5);
  expect((await mailsTo(home.folder, 'newest@example.org', 1)).length).toBe(1);
  const admin = await adminToken(home.url);
  await send(home.url, 'PUT', `/api/order/${before.id}/status`, admin, { status: 'APPROVED' });
  for (const one of processes) await endProcess(one, 'SIGTERM');
  expect(said).not.toMatch(/ ERROR |"level":[56]0/);

  await untilReady(home.url, home.start('main'));
  if (onServers) home.start('worker');
  const token = await adminToken(home.url);
  for (const id of orders) {
    const kept = await send<Kept>(home.url, 'GET', `/api/admin/orders/${id}`, token);
    expect(kept.id).toBe(id);
  }
  await send(home.url, 'PUT', `/api/order/${orders[0]}/status`, token, { status: 'PAID' });
});
