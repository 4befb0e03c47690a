// Holds rules/dashboard 7.
import { EventStream } from '@imisozi/api/test/event-stream';
import { mailsTo, officeOrder, order } from './support/booking.js';
import { expect, test } from './support/home.js';
import { freePort } from './support/private-servers.mjs';
import { endProcess, untilReady } from './support/product.js';
import { adminToken, loginToken, send } from './support/staff.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

/** The event stream of that process, as the dashboard receives it, and the token that it is for. */
async function listener(url: string): Promise<{ token: string; stream: EventStream }> {
  const token = await loginToken(url, 'staff@imisozi.example', 'demo-staff-1');
  const stream = await EventStream.open(`${url}/api/admin/live`, token);
  await stream.next('hello');
  return { token, stream };
}

const listen = async (url: string): Promise<EventStream> => (await listener(url)).stream;

test('staff are notified of an order at once when a worker runs the jobs without Redis @both', async ({ home }) => {
  test.skip(onServers, 'is about a product without Redis');
  const web = home.start('main', { WORKER: 'separate' });
  await untilReady(home.url, web);
  home.start('worker', { WORKER: 'separate' });
  const stream = await listen(home.url);
  await order(home.url, 'live.worker@example.org');
  // The worker has sent the mail, so it is polling for jobs.
  await mailsTo(home.folder, 'live.worker@example.org', 1);
  expect((await stream.next('notification')).data).toMatchObject({ kind: 'order', isRead: false });
  stream.close();
});

test('staff at one web process are notified at once of an order that another one received @both', async ({ home }) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  const secondPort = String(await freePort());
  const secondUrl = `http://localhost:${secondPort}`;
  const first = home.start('main', { WORKER: 'inline' });
  const second = home.start('main', { WORKER: 'separate', PORT: secondPort });
  await Promise.all([untilReady(home.url, first), untilReady(secondUrl, second)]);

  // The first process handles the jobs, so the second one received the event through Redis.
  const stream = await listen(secondUrl);
  await order(home.url, 'live@example.org');
  expect((await stream.next('notification')).data).toMatchObject({ kind: 'order', isRead: false });

  await endProcess(second, 'SIGTERM');
  expect((await stream.next('ended')).data).toEqual({ reason: 'restart' });
  expect(second.exitCode).toBe(0);
});

test('who has a booking open at one web process is told at another one, and gone with it (rules/dashboard 10) @both', async ({
  home,
}) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  const secondPort = String(await freePort());
  const secondUrl = `http://localhost:${secondPort}`;
  const first = home.start('main', { WORKER: 'inline' });
  const second = home.start('main', { WORKER: 'separate', PORT: secondPort });
  await Promise.all([untilReady(home.url, first), untilReady(secondUrl, second)]);
  const { id } = await officeOrder(home.url, 'open.at.two@example.org');
  const viewers = `/api/admin/orders/${id}/viewers`;
  const admin = await adminToken(home.url);
  const { token, stream } = await listener(home.url);
  expect(await send(home.url, 'PUT', viewers, token)).toEqual({ others: [] });
  const begun = Date.now();
  expect(await send(secondUrl, 'PUT', viewers, admin)).toMatchObject({ others: [{ id: expect.any(String) }] });
  await stream.next('viewers', ({ others }) => others.length === 1);
  expect(Date.now() - begun).toBeLessThan(2_000);
  // The admin says nothing more.
  const saying = setInterval(() => void send(home.url, 'PUT', viewers, token), 5_000);
  const newest = () => stream.events.filter(({ type }) => type === 'viewers').at(-1)!.data.others.length as number;
  await expect.poll(newest, { timeout: 40_000 }).toBe(0);
  clearInterval(saying);
  expect(Date.now() - begun).toBeLessThan(30_000);
  stream.close();
});
