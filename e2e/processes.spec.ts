import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { mailsTo, order, post } from './support/booking.js';
import { openOutside } from './support/database.js';
import { expect, test } from './support/home.js';
import { endProcess, freePort, runToEnd, untilReady } from './support/product.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);
const COMPANY = 'hello@imisozi.example';

test('a web process killed right after its 201 loses neither the order nor its mails', async ({ home }) => {
  const first = home.start('main');
  await untilReady(home.url, first);
  const made = await order(home.url, 'killed@example.org');
  await endProcess(first, 'SIGKILL');

  const second = home.start('main');
  if (onServers) home.start('worker');
  await untilReady(home.url, second);
  expect((await fetch(`${home.url}/api/order/${made.id}`)).status).toBe(200);
  expect(await mailsTo(home.folder, 'killed@example.org', 1)).toHaveLength(1);
  expect(await mailsTo(home.folder, COMPANY, 1)).toHaveLength(1);
});

test('a process that is asked to stop finishes what it began and ends without an error', async ({ home }) => {
  const web = home.start('main');
  await untilReady(home.url, web);
  const [answer] = await Promise.allSettled([
    order(home.url, 'stopped@example.org'),
    wait(5).then(() => endProcess(web, 'SIGTERM')),
  ]);
  expect(web.exitCode).toBe(0);
  const again = home.start('main');
  await untilReady(home.url, again);
  // Either the order was answered and is kept, or the door was closed before it came in.
  if (answer.status === 'fulfilled') {
    expect((await fetch(`${home.url}/api/order/${answer.value.id}`)).status).toBe(200);
  }
});

test('a process that is asked to stop says that it is not ready, and answers on until load balancers know', async ({
  home,
}) => {
  const web = home.start('main', { SHUTDOWN_DELAY: '3' });
  await untilReady(home.url, web);
  const ended = endProcess(web, 'SIGTERM');
  const ready = async () => (await fetch(`${home.url}/api/health/ready`)).status;
  while ((await ready()) === 200) await wait(20);
  expect(await ready()).toBe(503);
  const { status, headers } = await fetch(`${home.url}/api/tours`);
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await ended;
  expect(web.exitCode).toBe(0);
});

test('two web processes and one worker serve the same product', async ({ home }) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  const secondPort = String(await freePort());
  const secondUrl = `http://localhost:${secondPort}`;
  // Both start on the empty database at once: one migrates and seeds, the other waits.
  const first = home.start('main');
  const second = home.start('main', { PORT: secondPort, PUBLIC_URL: home.url });
  await Promise.all([untilReady(home.url, first), untilReady(secondUrl, second)]);
  home.start('worker');

  const tours = async (url: string) => (await fetch(`${url}/api/tours`)).json();
  expect(await tours(secondUrl)).toEqual(await tours(home.url));

  const made = await order(home.url, 'replica@example.org');
  expect((await fetch(`${secondUrl}/api/order/${made.id}`)).status).toBe(200);
  const login = await post(home.url, '/api/auth/login', { email: 'admin@imisozi.example', password: 'demo-admin-1' });
  const { token } = login.body as { token: string };
  const list = await fetch(`${secondUrl}/api/order`, { headers: { token } });
  expect(((await list.json()) as { allorders: { id: string }[] }).allorders.map(({ id }) => id)).toContain(made.id);
  expect(await mailsTo(home.folder, 'replica@example.org', 1)).toHaveLength(1);
});

test('a taken port gives one clear sentence', async ({ home }) => {
  const port = await freePort();
  const blocker = createServer().listen(port, '127.0.0.1');
  const { code, output } = await runToEnd('main', [], { ...home.settings, PORT: String(port) });
  blocker.close();
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
    MAIL_TO_FILES: 'allow',
  };
  const web = home.start('main', settings);
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
  // It may have to wait for another process, and says so before.
  expect(created).toEqual({
    code: 0,
    output: expect.stringMatching(/^The admin owner@company\.example can log in now\.\n$/m),
  });
  expect((await post(home.url, '/api/auth/login', { email: 'owner@company.example', password })).status).toBe(200);
});

const BROKEN = [
  ['tours', 'itinerary', '{'],
  ['tours', 'tips', '[null]'],
  ['tours', 'image', 'http://['],
  ['tours', 'createdAt', '0000-00-00 00:00:00'],
  ['destinations', 'images', '["javascript:alert(1)"]'],
  ['destinations', 'updatedAt', '0000-00-00 00:00:00'],
  ['events', 'startDate', '0000-00-00 00:00:00'],
  ['events', 'image', '//host/a.png'],
  ['publications', 'pubDocument', '\\\\'],
  ['comments', 'createdAt', '0000-00-00 00:00:00'],
] as const;

test('records that cannot be read leave every page standing, without them (design 3)', async ({ home }) => {
  const web = home.start('main', { EDGE_CACHE: 'off' });
  await untilReady(home.url, web);
  const database = await openOutside(home);
  const gone: string[] = [];
  for (const [index, [table, column, value]] of BROKEN.entries()) {
    const rows = await database.rows<{ id: string; slug?: string }>(`SELECT * FROM ${table} ORDER BY id`);
    const { id, slug } = rows[index % rows.length]!;
    await database.change(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, id]);
    if (slug) gone.push(`/${slug}"`, `"slug":"${slug}"`);
  }
  await database.close();
  const pages = ['/', '/tours', '/destinations', '/events', '/previous-events', '/publications', '/participant'];
  for (const path of [
    ...pages,
    '/sitemap.xml',
    '/rss.xml',
    '/api/tours',
    '/api/tours/five',
    '/api/news',
    '/api/events',
  ]) {
    const answer = await fetch(home.url + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    expect(
      gone.filter((record) => text.includes(record)),
      path,
    ).toEqual([]);
  }
});

test('in production every line of the log is JSON, and a failing page and its calls bear the requestId that was answered', async ({
  home,
}) => {
  const web = home.start('main', {
    NODE_ENV: 'production',
    JWT_SECRET: 'a secret of at least thirty-two bytes',
    RATE_LIMIT: 'on',
    MAIL_TO_FILES: 'allow',
    LOG_LEVEL: 'info',
    EDGE_CACHE: 'off',
  });
  let log = '';
  web.stdout?.on('data', (text: Buffer) => (log += text.toString()));
  await untilReady(home.url, web);
  const database = await openOutside(home);
  await database.change('ALTER TABLE tours RENAME TO elsewhere');
  await database.close();
  const answer = await fetch(`${home.url}/tours`);
  await endProcess(web, 'SIGTERM');
  expect(answer.status).toBe(500);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; context?: string; requestId?: string });
  const errors = lines.filter(({ level }) => level >= 50);
  expect(errors.map(({ context }) => context)).toEqual(expect.arrayContaining(['Errors', 'Pages']));
  for (const line of errors) expect(line.requestId).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(errors.find(({ context }) => context === 'Pages')!.requestId).toBe(answer.headers.get('x-request-id'));
});
