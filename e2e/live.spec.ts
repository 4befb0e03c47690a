import { EventStream } from '../api/test/support/event-stream.js';
import { order, post } from './support/booking.js';
import { expect, test } from './support/home.js';
import { endProcess, freePort, untilReady } from './support/product.js';

test.skip(!process.env.TEST_DATABASE_URL || !process.env.TEST_REDIS_URL, 'needs MariaDB and Redis');

test('staff at one web process hear at once of what another one took', async ({ home }) => {
  const secondPort = String(await freePort());
  const secondUrl = `http://localhost:${secondPort}`;
  const first = home.start('main', { WORKER: 'inline' });
  const second = home.start('main', { WORKER: 'separate', PORT: secondPort });
  await Promise.all([untilReady(home.url, first), untilReady(secondUrl, second)]);
  const login = await post(home.url, '/api/auth/login', { email: 'staff@imisozi.example', password: 'demo-staff-1' });
  const { token } = login.body as { token: string };

  // The jobs are done by the first process, so what the second one tells has come by Redis.
  const stream = await EventStream.open(`${secondUrl}/api/admin/live`, token);
  await stream.next('hello');
  await order(home.url, 'live@example.org');
  expect((await stream.next('notification')).data).toMatchObject({ kind: 'order', isRead: false });

  await endProcess(second, 'SIGTERM');
  expect((await stream.next('ended')).data).toEqual({ reason: 'restart' });
  expect(second.exitCode).toBe(0);
});
