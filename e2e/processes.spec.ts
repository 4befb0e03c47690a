import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { mailsTo, order, post } from './support/booking.js';
import { createHome, endProcess, freePort, runToEnd, startProcess, untilReady, type Home } from './support/product.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);
const COMPANY = 'hello@imisozi.example';

const test = base.extend<{ home: Home }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  home: async ({}, use) => {
    const home = await createHome();
    await use(home);
    await home.remove();
  },
});

test('a web process killed right after its 201 loses neither the order nor its mails', async ({ home }) => {
  const first = startProcess('main', home.settings);
  await untilReady(home.url, first);
  const made = await order(home.url, 'killed@example.org');
  await endProcess(first, 'SIGKILL');

  const second = startProcess('main', home.settings);
  const worker = onServers ? startProcess('worker', home.settings) : undefined;
  await untilReady(home.url, second);
  expect((await fetch(`${home.url}/api/order/${made.id}`)).status).toBe(200);
  expect(await mailsTo(home.folder, 'killed@example.org', 1)).toHaveLength(1);
  expect(await mailsTo(home.folder, COMPANY, 1)).toHaveLength(1);
  await Promise.all([second, worker].map((one) => one && endProcess(one, 'SIGTERM')));
});

test('a process that is asked to stop finishes what it began and ends without an error', async ({ home }) => {
  const web = startProcess('main', home.settings);
  await untilReady(home.url, web);
  const [answer] = await Promise.allSettled([
    order(home.url, 'stopped@example.org'),
    wait(5).then(() => endProcess(web, 'SIGTERM')),
  ]);
  expect(web.exitCode).toBe(0);
  const again = startProcess('main', home.settings);
  await untilReady(home.url, again);
  // Either the order was answered and is kept, or the door was closed before it came in.
  if (answer.status === 'fulfilled') {
    expect((await fetch(`${home.url}/api/order/${answer.value.id}`)).status).toBe(200);
  }
  await endProcess(again, 'SIGTERM');
});

test('two web processes and one worker serve the same product', async ({ home }) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  const secondPort = String(await freePort());
  const secondUrl = `http://localhost:${secondPort}`;
  // Both start on the empty database at once: one migrates and seeds, the other waits.
  const first = startProcess('main', home.settings);
  const second = startProcess('main', { ...home.settings, PORT: secondPort });
  await Promise.all([untilReady(home.url, first), untilReady(secondUrl, second)]);
  const worker = startProcess('worker', home.settings);

  const tours = async (url: string) => (await fetch(`${url}/api/tours`)).json();
  expect(await tours(secondUrl)).toEqual(await tours(home.url));

  const made = await order(home.url, 'replica@example.org');
  expect((await fetch(`${secondUrl}/api/order/${made.id}`)).status).toBe(200);
  const login = await post(home.url, '/api/auth/login', { email: 'admin@imisozi.example', password: 'demo-admin-1' });
  const { token } = login.body as { token: string };
  const list = await fetch(`${secondUrl}/api/order`, { headers: { token } });
  expect(((await list.json()) as { allorders: { id: string }[] }).allorders.map(({ id }) => id)).toEqual([made.id]);
  expect(await mailsTo(home.folder, 'replica@example.org', 1)).toHaveLength(1);
  await Promise.all([first, second, worker].map((one) => endProcess(one, 'SIGTERM')));
});

test('a taken port gives one clear sentence', async () => {
  const port = await freePort();
  const blocker = createServer().listen(port, '127.0.0.1');
  const home = await createHome();
  const { code, output } = await runToEnd('main', [], { ...home.settings, PORT: String(port) });
  blocker.close();
  await home.remove();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken.`);
  expect(output).not.toContain('    at ');
});

test('a broken setting names every bad variable and no value (design 3)', async () => {
  const { code, output } = await runToEnd('main', [], {
    PORT: 'secret-port',
    NODE_ENV: 'production',
    JWT_SECRET: 'too-short-secret',
  });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).toContain('JWT_SECRET');
  expect(output).not.toContain('secret-port');
  expect(output).not.toContain('too-short-secret');
});

test('production starts empty, and its first admin is made by hand (contract 8)', async ({ home }) => {
  const settings = {
    ...home.settings,
    NODE_ENV: 'production',
    JWT_SECRET: 'a secret of at least thirty-two bytes',
    RATE_LIMIT: 'on',
  };
  const web = startProcess('main', settings);
  await untilReady(home.url, web);
  expect(await (await fetch(`${home.url}/api/tours`)).json()).toEqual({ tours: [] });
  expect((await fetch(`${home.url}/mailbox`)).status).toBe(404);
  for (const path of ['/', '/tours', '/destinations', '/events', '/participant', '/publications', '/press-releases']) {
    expect((await fetch(home.url + path)).status).toBe(200);
  }
  // The empty message of spec 3, spelled as there.
  expect(await (await fetch(`${home.url}/previous-events`)).text()).toContain('No previous events avalaible');
  const demo = { email: 'admin@imisozi.example', password: 'demo-admin-1' };
  expect((await post(home.url, '/api/auth/login', demo)).status).toBe(401);

  const password = 'the first password';
  const created = await runToEnd('cli/admin-create', ['owner@company.example', 'First', 'Owner'], {
    ...settings,
    NEW_ADMIN_PASSWORD: password,
  });
  expect(created).toEqual({ code: 0, output: 'The admin owner@company.example can log in now.\n' });
  expect((await post(home.url, '/api/auth/login', { email: 'owner@company.example', password })).status).toBe(200);
  await endProcess(web, 'SIGTERM');
});
