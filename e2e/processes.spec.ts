import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PDF, picture } from '@imisozi/api/test/files';
import { mailsTo, order, post, type TourForTwo } from './support/booking.js';
import { openOutside } from './support/database.js';
import { expect, PRODUCTION, test } from './support/home.js';
import { freePort } from './support/private-servers.mjs';
import { endProcess, untilReady, type Home } from './support/product.js';
import { loginToken, send, upload } from './support/staff.js';

const onServers = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);
const COMPANY = 'hello@imisozi.example';

const MAX_PACKAGES_MB = 400;
const PAGES = [
  '/',
  '/tours',
  '/contact',
  '/airticket',
  '/participant',
  '/pay',
  '/auth/login',
  '/sitemap.xml',
  '/rss.xml',
];

test('a web process killed right after its 201 loses neither the order nor its mails @both', async ({ home }) => {
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

test('a process that is asked to stop finishes its work and ends without an error @both', async ({ home }) => {
  const web = home.start('main');
  await untilReady(home.url, web);
  const [answer] = await Promise.allSettled([
    order(home.url, 'stopped@example.org'),
    wait(5).then(() => endProcess(web, 'SIGTERM')),
  ]);
  expect(web.exitCode).toBe(0);
  const again = home.start('main');
  await untilReady(home.url, again);
  // Either the order was answered and is stored, or the server was closed before the request arrived.
  if (answer.status === 'fulfilled') {
    expect((await fetch(`${home.url}/api/order/${answer.value.id}`)).status).toBe(200);
  }
});

test('a process that is asked to stop reports that it is not ready, and keeps answering until load balancers notice @both', async ({
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

test('two web processes and one worker serve the same product @both', async ({ home }) => {
  test.skip(!onServers, 'needs MariaDB and Redis');
  const secondPort = String(await freePort());
  const secondUrl = `http://localhost:${secondPort}`;
  // Both start on the empty database at once: one migrates and seeds, the other one waits.
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
  const { allorders } = (await list.json()) as { allorders: { number: string }[] };
  expect(allorders.map(({ number }) => number)).toContain(made.number);
  expect(await mailsTo(home.folder, 'replica@example.org', 1)).toHaveLength(1);
});

test('a port in use gives one clear message', async ({ home }) => {
  const port = await freePort();
  const blocker = createServer().listen(port, '127.0.0.1');
  const { code, output } = await home.run('main', [], { PORT: String(port) });
  blocker.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is already in use.`);
  expect(output).not.toContain('    at ');
});

test('a broken setting names every bad variable and no value (rules/operating 1)', async ({ home }) => {
  const { code, output } = await home.run('main', [], {
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

test('production starts empty, and a command makes its first admin (rules/operating 2) @both', async ({ home }) => {
  const web = home.start('main', PRODUCTION);
  await untilReady(home.url, web);
  expect(await (await fetch(`${home.url}/api/tours`)).json()).toEqual({ tours: [] });
  expect((await fetch(`${home.url}/mailbox`)).status).toBe(404);
  for (const path of ['/', '/tours', '/destinations', '/events', '/participant', '/publications', '/press-releases']) {
    expect((await fetch(home.url + path)).status).toBe(200);
  }
  // The message for an empty list (rules/site 7), with its spelling.
  expect(await (await fetch(`${home.url}/previous-events`)).text()).toContain('No previous events avalaible');
  const demo = { email: 'admin@imisozi.example', password: 'demo-admin-1' };
  expect((await post(home.url, '/api/auth/login', demo)).status).toBe(401);

  // It may have to wait for another process, and says so first.
  expect(await createOwner(home)).toEqual({
    code: 0,
    output: expect.stringMatching(/^The admin owner@company\.example can now log in\.\n$/m),
  });
  expect((await post(home.url, '/api/auth/login', OWNER)).status).toBe(200);
});

const OWNER = { email: 'owner@company.example', password: 'the first password' };

const createOwner = (home: Home) =>
  home.run('cli/admin-create', [OWNER.email, 'First', 'Owner'], { ...PRODUCTION, NEW_ADMIN_PASSWORD: OWNER.password });

test('the content of the production image serves site, dashboard, documentation, papers, pictures and mails @both', async ({
  image: { home, tree },
}) => {
  const { stdout } = await promisify(execFile)('du', ['-sm', join(tree, 'node_modules')]);
  expect(parseInt(stdout, 10)).toBeLessThan(MAX_PACKAGES_MB);
  expect(await readdir(join(tree, 'node_modules/@imisozi'))).toEqual(['api', 'core']);
  await createOwner(home);
  const web = home.start('main', PRODUCTION);
  const worker = onServers ? [home.start('worker', PRODUCTION)] : [];
  await untilReady(home.url, web);

  const token = await loginToken(home.url, OWNER.email, OWNER.password);
  const image = await upload(home.url, token, 'cover.png', await picture().png().toBuffer());
  const pubDocument = await upload(home.url, token, 'terms.pdf', PDF);
  const { tours } = await send<{ tours: TourForTwo }>(home.url, 'POST', '/api/tours/create', token, {
    title: 'A tour of the image',
    toursBody: '<p>One day.</p>',
    image,
    price2: 250,
  });
  await send(home.url, 'PUT', `/api/tours/publish/${tours.slug}`, token, { isPublished: true });
  const page = await (await fetch(`${home.url}/tour/${tours.slug}`)).text();
  expect(page).toContain('A tour of the image');

  const made = await order(home.url, 'image@example.org', { needDate: '2038-01-05T07:00' }, tours);
  const [mail] = await mailsTo(home.folder, 'image@example.org', 1);
  expect(mail!.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  const docs = await (await fetch(`${home.url}/api/docs`, { headers: { token } })).text();
  const parts = [
    ...PAGES,
    /"(\/account\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${home.url}/account`)).text())![1]!,
    new URL(/src="([^"]+swagger-ui-bundle\.js)"/.exec(docs)![1]!, `${home.url}/api/docs`).pathname,
    new URL(/og:image" content="([^"]+)/.exec(page)![1]!).pathname,
    new URL(pubDocument).pathname,
    `/api/order/${made.id}/proforma`,
    `/api/order/${made.id}/calendar`,
  ];
  for (const path of parts) {
    expect((await fetch(home.url + path, { headers: { token } })).status, path).toBe(200);
  }

  // The image without its NODE_ENV, which an operator may have removed.
  await Promise.all([web, ...worker].map((one) => endProcess(one, 'SIGTERM')));
  await untilReady(home.url, home.start('main'));
  expect(await (await fetch(`${home.url}/tour/${tours.slug}`)).text()).toContain('A tour of the image');
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

test('every page works without records that cannot be read (rules/operating 6) @both', async ({ home }) => {
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

test('in production every log line is JSON, and those of a failing page and its calls have the requestId of the response', async ({
  home,
}) => {
  const web = home.start('main', { ...PRODUCTION, LOG_LEVEL: 'info', EDGE_CACHE: 'off' });
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
