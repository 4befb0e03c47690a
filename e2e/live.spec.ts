// Holds rules/dashboard 7.
import { EventStream } from '@imisozi/api/test/event-stream';
import { mailsTo, order, post } from './support/booking.js';
import { expect, test } from './support/home.js';
import { freePort } from './support/private-servers.mjs';
import { endProcess, untilReady } from './support/product.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);

/** The event stream of that process, as the dashboard receives it. */
async function listen(url: string): Promise<EventStream> {
  const login = await post(url, '/api/auth/login', { email: 'staff@imisozi.example', password: 'demo-staff-1' });
  const { token } = login.body as { token: string };
  const stream = await EventStream.open(`${url}/api/admin/live`, token);
  await stream.next('hello');
  return stream;
}

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
