import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startProduct } from './support/product.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

const DAY = 'public, max-age=86400';
/** For pages that also change with time. */
const MINUTES = 'public, max-age=300';
const NEVER = 'no-store';

/** Each route's max-age, and the tags that a write purges; every page has the destinations in its navbar. */
const ROUTES: Readonly<Record<string, readonly [kept: string, tags?: string]>> = {
  '/': [MINUTES, 'tours, reviews, words:home-hero, words:home, words:team, words:impact, settings'],
  '/.well-known/security.txt': [DAY],
  '/404': [NEVER],
  '/500': [NEVER],
  '/about': [DAY, 'words:about, words:team, words:impact'],
  '/accommodation': [DAY, 'words:hotels'],
  '/accomodation': [DAY, 'words:hotels'],
  '/airticket': [DAY, 'words:air-ticket'],
  '/auth/login': [DAY],
  '/auth/password/forgot': [DAY],
  '/auth/password/new/[token]': [NEVER],
  '/auth/set-new-password/[token]': [NEVER],
  '/carrental': [DAY, 'words:car-rental'],
  '/contact': [DAY],
  '/destination/[slug]': [DAY, 'destination:kigali, tours, comments, reviews, settings'],
  '/destinations': [DAY],
  '/event/[slug]': [MINUTES, 'events, event:coffee-cupping-on-huye-mountain, settings'],
  '/event/[slug].ics': [DAY, 'event:coffee-cupping-on-huye-mountain, events'],
  '/eventform': [DAY, 'words:event-services'],
  '/events': [MINUTES, 'events'],
  '/events/[id]': [DAY, 'words:event-services'],
  '/faq': [DAY, 'settings, tours, words:faq'],
  '/llms.txt': [DAY, 'tours'],
  '/lodge/[slug]': [DAY, 'lodge:bamboo-villas, tours, settings'],
  '/lodges': [DAY, 'lodges'],
  '/maillist/unsubcribe/[id]': [NEVER],
  '/myorder/[id]': [NEVER],
  '/order.webmanifest': [DAY],
  '/participant': [MINUTES, 'events'],
  '/pay': [NEVER],
  '/pay/[share]': [NEVER],
  '/pay/mobile': [NEVER],
  '/pay/mobile/[reference]': [NEVER],
  '/policy': [DAY, 'settings, tours, words:privacy'],
  '/press-releases': [DAY, 'publications'],
  '/previous-events': [MINUTES, 'events'],
  '/publications': [DAY, 'publications'],
  '/gift': [DAY],
  '/gift/[key]': [NEVER],
  '/quote/[key]': [NEVER],
  '/quote/[key].svg': [NEVER],
  '/robots.txt': [DAY],
  '/rss.xml': [DAY, 'publications'],
  '/saved': [DAY, 'settings'],
  '/services': [DAY, 'words:services'],
  '/sitemap.xml': [DAY, 'tours, lodges, events'],
  '/terms': [DAY, 'settings, tours, words:terms'],
  '/ticket': [DAY, 'words:air-ticket'],
  '/tour/[slug]': [
    DAY,
    'tours, lodges, tour:golden-monkeys-and-twin-lakes-2-days, comments, reviews, departures:golden-monkeys-and-twin-lakes-2-days, settings, words:team',
  ],
  '/tour/[slug].svg': [DAY, 'tour:golden-monkeys-and-twin-lakes-2-days, tours, lodges'],
  '/trip-brief': [MINUTES, 'words:team'],
  '/traveller/[key]': [NEVER],
  '/guide/[key]': [NEVER],
  '/guide/[key]/[voucher].pdf': [NEVER],
  '/waiting/[key]': [NEVER],
  '/tours': [MINUTES, 'tours, departures, reviews, settings'],
  '/tours/suggestions.json': [NEVER],
};

/** Tags of the footer, which every page has; files have none. */
const FOOTER = ['words:footer', 'words:footer-links', 'words:credentials'];
const isFile = (route: string) => /\.\w+$/.test(route);

const SLUGS: Readonly<Record<string, string>> = {
  tour: 'golden-monkeys-and-twin-lakes-2-days',
  event: 'coffee-cupping-on-huye-mountain',
  destination: 'kigali',
  lodge: 'bamboo-villas',
};

/** The path of a route, with a record of the demonstration in its variable part. */
const pathOf = (route: string) =>
  route
    .replace('[slug]', SLUGS[route.split('/')[1]!] ?? '')
    .replace('/events/[id]', '/events/1')
    .replace(/\[\w+\]/g, 'some-key');

test('every route of the site has the right cache tags and max-age (rules/operating 4)', async () => {
  // CDNs may cache only if the product can tell them of changes.
  const product = await startProduct({ CDN_PURGE_URL: 'http://127.0.0.1:9/purge' });
  await using opened = new AsyncDisposableStack();
  opened.defer(() => product.stop());
  const pages = fileURLToPath(new URL('../site/src/pages/', import.meta.url));
  const files = (await readdir(pages, { recursive: true })).filter((name) => /\.(astro|ts)$/.test(name));
  const routes = files.map((name) =>
    `/${name.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1'),
  );
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());

  for (const [route, [kept, tags]] of Object.entries(ROUTES)) {
    const { headers } = await fetch(product.url + pathOf(route));
    const said = [
      headers.get('cdn-cache-control'),
      headers.get('cache-tag')?.split(', ').sort() ?? null,
      headers.get('cache-control'),
    ];
    const shown = ['destinations', ...(tags?.split(', ') ?? []), ...(isFile(route) ? [] : FOOTER)].sort();
    const expected = kept === NEVER ? [null, null, NEVER] : [kept, shown, 'public, max-age=0, must-revalidate'];
    expect([route, ...said]).toEqual([route, ...expected]);
    if (kept === NEVER) {
      const again = await fetch(product.url + pathOf(route));
      expect([route, again.headers.get('x-cache')]).toEqual([route, 'BYPASS']);
    }
    if (kept !== NEVER) expect([route, Boolean(headers.get('etag'))]).toEqual([route, true]);
  }
});

test('a browser that has a page gets 304 while it is unchanged', async ({ product }) => {
  const first = await fetch(`${product.url}/faq`);
  const again = await fetch(`${product.url}/faq`, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('a page is served from the cache, and staff who edit it see the change at once (rules/operating 4)', async ({
  product,
}) => {
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${product.url}/tour/tea-country-2-days?utm_source=letter`, { headers });
    return {
      cache: answer.headers.get('x-cache'),
      cdn: answer.headers.get('cdn-cache-control'),
      text: await answer.text(),
    };
  };
  await expect.poll(async () => (await read()).cache).toBe('HIT');
  expect((await read({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })).text).not.toContain('evil.example');
  expect((await read()).text).not.toContain('utm_source');
  expect((await read()).cdn).toBeNull();
  const location = `Lake Kivu, seen at ${Date.now()}`;
  const token = await adminToken(product.url);
  await send(product.url, 'PUT', '/api/tours/update/tea-country-2-days', token, { location });
  expect((await read()).text).toContain(location);
});

test('a 404 is not cached: the page may be published at any moment', async ({ product }) => {
  for (const path of [
    '/tour/nothing',
    '/event/nothing',
    '/event/nothing.ics',
    '/tour/nothing.svg',
    '/tour/tea-country-2-days.svg',
    '/destination/nothing',
    '/events/77',
    '/x',
  ]) {
    const answer = await fetch(product.url + path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    expect(answer.headers.get('cache-tag')).toBeNull();
  }
});

test('a path with a double slash stays on this host', async ({ product }) => {
  const { hostname, port } = new URL(product.url);
  /** Sends the path unchanged: browser functions would normalise it. */
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ hostname, port, path }, resolve).on('error', reject).end();
    });
  for (const [path, moved] of [
    ['//', '/'],
    ['//evil.example:99999/', '/evil.example:99999'],
    ['/.//evil.example:99999/', '/evil.example:99999'],
    ['//a:b@evil.example/', '/a:b@evil.example'],
    ['//evil.example/about?x=1', '/evil.example/about?x=1'],
    ['/\\evil.example', '/evil.example'],
  ] as const) {
    const answer = await ask(path);
    answer.resume();
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 308, moved]);
  }
  for (const [path, status] of [
    ['/evil.example/about', 404],
    [`http://evil.example/about`, 200],
  ] as const) {
    const answer = await ask(path);
    const page = (await answer.toArray()).join('');
    expect([path, answer.statusCode]).toEqual([path, status]);
    expect(page).not.toContain('//evil.example');
  }
});

test('no policy names a whole scheme or a wildcard, wherever it is sent (rules/media 9)', async ({ product }) => {
  const token = await adminToken(product.url);
  const pages = ['/', '/tours', '/no-such-page', '/pay', '/account', '/api/docs', '/mailbox'];
  const files = ['/order-copy.js', '/tour/golden-monkeys-and-twin-lakes-2-days.svg'];
  for (const path of [...pages, ...files]) {
    const { headers } = await fetch(product.url + path, { headers: { token } });
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, policy]).toEqual([path, expect.stringContaining('default-src')]);
    const wide = policy.split(/[\s;]+/).filter((source) => /^(https?|wss?):$|\*/.test(source));
    expect([path, wide]).toEqual([path, []]);
  }
});

test("a page allows pictures from the product's storage and from configured hosts (rules/media 7, 9)", async () => {
  const imagesOf = async (settings: Record<string, string>) => {
    const product = await startProduct({ PUBLIC_URL: 'https://www.imisozi.example', ...settings });
    try {
      const answers = ['/', '/tours', '/no-such-page', '/pay'].map(async (path) => {
        const { headers } = await fetch(product.url + path);
        return /img-src ([^;]*)/.exec(headers.get('content-security-policy')!)?.[1];
      });
      return await Promise.all(answers);
    } finally {
      await product.stop();
    }
  };
  const own = "'self' data: https://www.imisozi.example";
  expect(await imagesOf({})).toEqual([own, own, own, own]);
  const wide = `${own} https://res.cloudinary.com https://pictures.example.org`;
  const settings = {
    CLOUDINARY_URL: 'cloudinary://key:secret@cloud',
    MEDIA_HOSTS: 'https://pictures.example.org',
    CHECKOUT_URL: 'https://gateway.example.org',
    CHECKOUT_MERCHANT: 'merchant',
    CHECKOUT_PASSWORD: 'password',
  };
  expect(await imagesOf(settings)).toEqual([
    wide,
    wide,
    wide,
    wide.replace('data:', 'data: https://gateway.example.org'),
  ]);
});
